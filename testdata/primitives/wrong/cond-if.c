// Who was woken does not look again whether there is an item: another thread may have taken it.
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
  if (items == 0)
    gmc_cond_wait(&c, &m);
  assert(items > 0);
  items--;
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, consumer, 0);
  pthread_create(&t, 0, consumer, 0);
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&m);
    items++;
    gmc_cond_signal(&c);
    pthread_mutex_unlock(&m);
  }
}
