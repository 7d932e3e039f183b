// Three threads, two mutexes and a condition variable: the waiter sleeps with the outer lock, which the one that would
// wake it needs.
// says: thread 1 (setter) waits at three-locks.c:16 for the lock outer, which thread 2 holds since three-locks.c:25
// says: thread 2 (waiter) waits at three-locks.c:28 for a signal of the condition variable ready; thread 1 could signal it at three-locks.c:19, but waits itself
// says: thread 0 (main) waits at three-locks.c:46 for thread 1 to finish
// says: thread 3 (logger) waits at three-locks.c:36 for the lock outer, which thread 2 holds since three-locks.c:25
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <pthread.h>
#include <stdbool.h>

pthread_mutex_t inner = PTHREAD_MUTEX_INITIALIZER, outer = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
bool is_ready;

static void *setter(void *arg) {
  pthread_mutex_lock(&outer);
  pthread_mutex_lock(&inner);
  is_ready = true;
  pthread_cond_signal(&ready);
  pthread_mutex_unlock(&inner);
  pthread_mutex_unlock(&outer);
  return 0;
}
static void *waiter(void *arg) {
  pthread_mutex_lock(&outer);
  pthread_mutex_lock(&inner);
  while (!is_ready)
    pthread_cond_wait(&ready, &inner);
  pthread_mutex_unlock(&inner);
  pthread_mutex_unlock(&outer);
  return 0;
}
static void *logger(void *arg) {
  // The order in which
  // threads meet is not that of their numbers.
  pthread_mutex_lock(&outer);
  pthread_mutex_unlock(&outer);
  return 0;
}
int main(void) {
  pthread_t s, w, l;
  pthread_create(&s, 0, setter, 0);
  pthread_create(&w, 0, waiter, 0);
  pthread_create(&l, 0, logger, 0);

  pthread_join(s, 0);
  pthread_join(w, 0);
  pthread_join(l, 0);
  return 0;
}
