// rmind/libqsbr, qsbr: memory is freed only after the reader has passed a checkpoint.
// genmcgo DRIVER LIBRARIES/rmind+libqsbr/src/qsbr.c -- -ILIBRARIES/rmind+libqsbr/src
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <qsbr.h>

static qsbr_t *qs;
static _Atomic(int *) shared;
static atomic_int registered;

static void *reader(void *u) {
  qsbr_register(qs);
  atomic_store(&registered, 1);
  int *p = atomic_load_explicit(&shared, memory_order_acquire);
  if (p) assert(*p == 1);
  qsbr_checkpoint(qs);
  qsbr_unregister(qs);
  return u;
}

int main(void) {
  pthread_t t;
  int *p = malloc(sizeof *p);
  *p = 1;
  qs = qsbr_create();
  qsbr_register(qs);
  atomic_store(&shared, p);
  pthread_create(&t, NULL, reader, NULL);
  while (!atomic_load(&registered)) {}
  atomic_store(&shared, NULL);
  qsbr_epoch_t target = qsbr_barrier(qs);
  while (!qsbr_sync(qs, target)) {}
  free(p);
  pthread_join(t, NULL);
  qsbr_unregister(qs);
  qsbr_destroy(qs);
}
