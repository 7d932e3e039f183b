// Main joins a thread with the lock that the thread needs.
// says: thread 0 (main) waits at join-lock.c:14 for thread 1 to finish
// says: thread 1 (work) waits at join-lock.c:7 for the lock m, which thread 0 holds since join-lock.c:13
// says: cycle: thread 0 -> thread 1 -> thread 0
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *arg) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return 0; }


int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_mutex_lock(&m);
  pthread_join(t, 0);
  pthread_mutex_unlock(&m);
  return 0;
}
