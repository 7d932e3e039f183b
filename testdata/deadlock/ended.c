// A thread ends with a lock.
// says: for the lock m, which thread 1 took at ended.c:8 and did not unlock before it ended with pthread_exit at ended.c:9
// silent: cycle:
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
  pthread_mutex_lock(&m);
  pthread_exit(0);
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
  return 0;
}
