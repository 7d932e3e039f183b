// A thread that only tries has the lock alone, or next to another reader, or goes without it; who tries a
// lock that is free has it.
#ifndef LOCK
#define LOCK <genmcgo/rwlock_fifo.h>
#endif
#include LOCK
#include <assert.h>
#include <pthread.h>

static gmc_rwlock l;
static int data;
static void *writer(void *arg) {
  gmc_write_lock(&l);
  data++;
  gmc_write_unlock(&l);
  return 0;
}
static void *trier(void *arg) {
  if (gmc_write_trylock(&l)) {
    data++;
    gmc_write_unlock(&l);
  } else if (gmc_read_trylock(&l)) {
    assert(data < 2);
    gmc_read_unlock(&l);
  }
  return 0;
}
int main(void) {
  assert(gmc_read_trylock(&l) && gmc_read_trylock(&l) && !gmc_write_trylock(&l));
  gmc_read_unlock(&l);
  gmc_read_unlock(&l);
  assert(gmc_write_trylock(&l) && !gmc_read_trylock(&l) && !gmc_write_trylock(&l));
  gmc_write_unlock(&l);
  pthread_t t[2];
  pthread_create(&t[0], 0, writer, 0);
  pthread_create(&t[1], 0, trier, 0);
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
}
