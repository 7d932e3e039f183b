// A signal that comes before the wait is lost.
#ifndef COND
#define COND <genmcgo/cond.h>
#endif
#include COND
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static gmc_cond c;
static void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  gmc_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  gmc_cond_signal(&c);
  pthread_join(t, 0);
}
