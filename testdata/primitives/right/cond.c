// Two threads wait for one item each; main makes both and signals each time.
#ifndef COND
#define COND <genmcgo/cond.h>
#endif
#include COND
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static gmc_cond c;
static int items;

static void *consumer(void *arg) {
  pthread_mutex_lock(&m);
  while (items == 0)
    gmc_cond_wait(&c, &m);
  items--;
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, consumer, 0);
  pthread_create(&b, 0, consumer, 0);
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&m);
    items++;
#ifdef BROADCAST
    gmc_cond_broadcast(&c);
#else
    gmc_cond_signal(&c);
#endif
    pthread_mutex_unlock(&m);
  }
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(items == 0);
}
