// says: lost update: thread 1 (add) reads n = 0 at lost-update.c:8 and writes 1 at lost-update.c:9, which is not one atomic step; in between thread 2 (add) writes 1 at lost-update.c:9, and that is lost
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int n;
static void *add(void *arg) {
  // read, and write
  int t = n;
  n = t + 1;
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, add, 0);
  pthread_create(&u, 0, add, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(n == 2);
}
