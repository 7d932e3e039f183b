// The signal comes before the wait: it wakes nobody.
// says: thread 1 (waiter) waits at lost-signal.c:10 for a signal of the condition variable c; the signal at lost-signal.c:15 by thread 2 came before this wait began; no thread is left that signals it
// says: thread 0 (main) waits at lost-signal.c:22 for thread 1 to finish
// silent: cycle:
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  return 0;
}
static void *waker(void *arg) {
  pthread_cond_signal(&c);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, waiter, 0);
  pthread_create(&u, 0, waker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
