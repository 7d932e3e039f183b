// verified
// A later waiter does not take the wake-up of an earlier one.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waiting, sent, woken0, done;
void *f(void *a) {
  pthread_mutex_lock(&m);
  waiting = 1;
  pthread_cond_wait(&c, &m);
  woken0 = 1;
  pthread_mutex_unlock(&m);
  return 0;
}
void *g(void *a) {
  pthread_mutex_lock(&m);
  if (sent) {
    while (!done)
      pthread_cond_wait(&c, &m);
    assert(woken0);
  }
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, g, 0);
  pthread_mutex_lock(&m);
  if (!waiting) {
    pthread_mutex_unlock(&m);
    pthread_detach(t);
    pthread_detach(u);
    pthread_mutex_lock(&m);
    if (waiting)
      pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    _Exit(0);
  }
  sent = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
  done = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(u, 0);
}

