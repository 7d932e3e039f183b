// concurrencykit/ck, sequence lock: a reader sees both halves.
// genmcgo --mm=tso --volatile=relaxed DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_sequence.h>

static ck_sequence_t s = CK_SEQUENCE_INITIALIZER;
static int a, b;

static void *work(void *p) {
  unsigned v;
  int x, y;
  do {
    v = ck_sequence_read_begin(&s);
    x = ck_pr_load_int(&a);
    y = ck_pr_load_int(&b);
  } while (ck_sequence_read_retry(&s, v));
  assert(x == y);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  ck_sequence_write_begin(&s);
  ck_pr_store_int(&a, 1);
  ck_pr_store_int(&b, 1);
  ck_sequence_write_end(&s);
  pthread_join(t, NULL);
}
