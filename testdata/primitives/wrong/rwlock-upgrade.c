// A reader wants to write without giving up what it holds; two of them wait for each other.
#ifndef LOCK
#define LOCK <genmcgo/rwlock.h>
#endif
#include LOCK
#include <pthread.h>

static gmc_rwlock l;
static void *upgrade(void *arg) {
  gmc_read_lock(&l);
  gmc_write_lock(&l);
  gmc_write_unlock(&l);
  gmc_read_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, upgrade, 0);
  upgrade(0);
  pthread_join(t, 0);
}
