// concurrencykit/ck, epoch: memory is freed after readers have left.
// genmcgo --mm=tso --volatile=relaxed DRIVER LIBRARIES/concurrencykit+ck/src/ck_epoch.c -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_epoch.h>

static ck_epoch_t e;
static ck_epoch_record_t records[2];
static int *shared;

static void *work(void *p) {
  ck_epoch_section_t s;
  ck_epoch_begin(&records[1], &s);
  int *x = ck_pr_load_ptr(&shared);
  if (x) assert(*x == 1);
  ck_epoch_end(&records[1], &s);
  return NULL;
}

int main(void) {
  pthread_t t;
  int *x = malloc(sizeof *x);
  *x = 1;
  shared = x;
  ck_epoch_init(&e);
  ck_epoch_register(&e, &records[0], NULL);
  ck_epoch_register(&e, &records[1], NULL);
  pthread_create(&t, NULL, work, NULL);
  ck_pr_store_ptr(&shared, NULL);
  ck_epoch_synchronize(&records[0]);
  free(x);
  pthread_join(t, NULL);
}
