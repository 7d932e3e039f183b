// Atomic steps, and an assertion that is simply wrong.
// nothing
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int n, x, y;
static void *f(void *arg) {
  n++;
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, (void *)1);
  pthread_create(&u, 0, f, (void *)2);

  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(n == 3);
}
