// rmind/libqsbr, ebr: memory is freed only after readers have left their critical sections.
// genmcgo DRIVER LIBRARIES/rmind+libqsbr/src/ebr.c -- -ILIBRARIES/rmind+libqsbr/src
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/cdefs.h>
#include <ebr.h>

static ebr_t *ebr;
static _Atomic(int *) shared;

static void *reader(void *u) {
  ebr_register(ebr);
  ebr_enter(ebr);
  int *p = atomic_load_explicit(&shared, memory_order_acquire);
  if (p) assert(*p == 1);
  ebr_exit(ebr);
  ebr_unregister(ebr);
  return u;
}

int main(void) {
  pthread_t t;
  unsigned epoch;
  int *p = malloc(sizeof *p);
  *p = 1;
  ebr = ebr_create();
  ebr_register(ebr);
  atomic_store(&shared, p);
  pthread_create(&t, NULL, reader, NULL);
  atomic_store(&shared, NULL);
  epoch = ebr_staging_epoch(ebr);
  for (unsigned gc; ebr_sync(ebr, &gc), gc != epoch;) {}
  free(p);
  pthread_join(t, NULL);
}
