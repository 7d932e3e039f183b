// concurrencykit/ck, hazard pointers: a node is freed when nobody points to it.
// genmcgo --mm=tso --volatile=relaxed DRIVER LIBRARIES/concurrencykit+ck/src/ck_hp.c -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_hp.h>

static ck_hp_t hp;
static ck_hp_record_t records[2];
static void *slots[2][1];
struct node { ck_hp_hazard_t hazard; int value; };
static struct node *shared;
static void gone(void *x) { free(x); }

static void *work(void *p) {
  struct node *x;
  do {
    x = ck_pr_load_ptr(&shared);
    ck_hp_set_fence(&records[1], 0, x);
  } while (ck_pr_load_ptr(&shared) != x);
  if (x) assert(x->value == 1);
  ck_hp_set(&records[1], 0, NULL);
  return NULL;
}

int main(void) {
  pthread_t t;
  struct node *x = malloc(sizeof *x);
  x->value = 1;
  shared = x;
  ck_hp_init(&hp, 1, 1, gone);
  ck_hp_register(&hp, &records[0], slots[0]);
  ck_hp_register(&hp, &records[1], slots[1]);
  pthread_create(&t, NULL, work, NULL);
  ck_pr_fas_ptr(&shared, NULL);
  ck_hp_free(&records[0], &x->hazard, x, x);
  pthread_join(t, NULL);
}
