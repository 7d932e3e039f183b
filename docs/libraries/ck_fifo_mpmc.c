// concurrencykit/ck, fifo, two producers: each value arrives once.
// genmcgo --mm=tso --volatile=relaxed --mixed-size=hardware DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_fifo.h>

static ck_fifo_mpmc_t q;
static ck_fifo_mpmc_entry_t entries[3];
static int item[2];

static void *work(void *p) {
  int i = (int)(long)p;
  item[i] = 1;
  ck_fifo_mpmc_enqueue(&q, &entries[i + 1], &item[i]);
  return NULL;
}

int main(void) {
  pthread_t t;
  ck_fifo_mpmc_entry_t *garbage;
  int *a, *b;
  ck_fifo_mpmc_init(&q, &entries[0]);
  pthread_create(&t, NULL, work, (void *)0);
  work((void *)1);
  assert(ck_fifo_mpmc_dequeue(&q, &a, &garbage));
  pthread_join(t, NULL);
  assert(ck_fifo_mpmc_dequeue(&q, &b, &garbage));
  assert(a != b && *a + *b == 2);
}
