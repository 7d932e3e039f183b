// Two locks taken crosswise, one of them of a structure that both threads reach through a pointer.
// says: cycle: thread 1 -> thread 2 -> thread 1
// says: waits at crosswise.c:11 for the lock
// says: holds since crosswise.c:10
#include <pthread.h>
#include <stdlib.h>
struct account { long money; pthread_mutex_t m; } a, b;
static void *transfer(void *arg) {
  struct account *from = arg ? &a : &b, *to = arg ? &b : &a;
  pthread_mutex_lock(&from->m);
  pthread_mutex_lock(&to->m);
  from->money--, to->money++;
  pthread_mutex_unlock(&to->m);
  pthread_mutex_unlock(&from->m);
  return 0;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, transfer, 0);
  pthread_create(&t, 0, transfer, &a);
  pthread_join(s, 0);
  pthread_join(t, 0);
  return 0;
}
