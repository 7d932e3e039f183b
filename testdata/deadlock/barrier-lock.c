// A thread comes to the barrier with the lock that the other one needs before.
// says: waits at barrier-lock.c:11 at the barrier b, at which thread 1 of 2 threads has arrived; thread 2 could arrive there
// says: could arrive there at barrier-lock.c:11, but waits itself
// says: for the lock m, which thread
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <pthread.h>
pthread_barrier_t b;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *arg) {
  pthread_mutex_lock(&m);
  pthread_barrier_wait(&b);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, work, 0);
  pthread_create(&u, 0, work, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
