// A thread returns with a lock.
// says: thread 0 (main) waits at returned.c:14 for the lock m, which thread 1 took at returned.c:7 and did not unlock before it ended
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
  pthread_mutex_lock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
  return 0;
}
