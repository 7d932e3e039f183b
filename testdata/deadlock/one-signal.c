// Two threads wait, and the one signal wakes one of them.
// says: for a signal of the condition variable c; the signal at one-signal.c:19 by thread 3 woke thread
// says: no thread is left that signals it
// silent: came before
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int go;
static void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!go)
    pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  return 0;
}
static void *waker(void *arg) {
  pthread_mutex_lock(&m);
  go = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u, v;
  pthread_create(&t, 0, waiter, 0);
  pthread_create(&u, 0, waiter, 0);
  pthread_create(&v, 0, waker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  pthread_join(v, 0);
  return 0;
}
