// A read-write lock with readers and writers. -DLOCK='<genmcgo/rwlock_fifo.h>' chooses who goes first.
#ifndef LOCK
#define LOCK <genmcgo/rwlock_fifo.h>
#endif
#include LOCK
#include <assert.h>
#include <pthread.h>

#ifndef LOOP
#define LOOP 1
#endif
#ifndef R
#define R 1
#endif
#ifndef W
#define W 2
#endif

static gmc_rwlock l;
static int data, again;

static void *reader(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    gmc_read_lock(&l);
    assert(data == again);
    gmc_read_unlock(&l);
  }
  return 0;
}

static void *writer(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    gmc_write_lock(&l);
    data++;
    again++;
    gmc_write_unlock(&l);
  }
  return 0;
}

int main(void) {
  pthread_t t[R + W];
  for (int i = 0; i < R + W; i++)
    pthread_create(&t[i], 0, i < R ? reader : writer, 0);
}
