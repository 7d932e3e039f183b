// concurrencykit/ck, fifo, one producer and one consumer: values arrive in order.
// genmcgo --mm=tso --volatile=relaxed DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_fifo.h>

static ck_fifo_spsc_t q;
static ck_fifo_spsc_entry_t entries[3];
static int item[2];

static void *work(void *p) {
  for (int i = 0; i < 2; i++) {
    item[i] = i + 1;
    ck_fifo_spsc_enqueue(&q, &entries[i + 1], &item[i]);
  }
  return NULL;
}

int main(void) {
  pthread_t t;
  ck_fifo_spsc_init(&q, &entries[0]);
  pthread_create(&t, NULL, work, NULL);
  int next = 0;
  for (int i = 0; i < 3; i++) {
    int *p;
    if (ck_fifo_spsc_dequeue(&q, &p)) { assert(p == &item[next] && *p == next + 1); next++; }
  }
  pthread_join(t, NULL);
}
