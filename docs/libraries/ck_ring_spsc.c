// concurrencykit/ck, ring, one producer and one consumer: values arrive in order.
// genmcgo --mm=tso --volatile=relaxed DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_ring.h>

static ck_ring_t r;
static ck_ring_buffer_t buf[4];
static int item[2];

static void *work(void *p) {
  for (int i = 0; i < 2; i++) {
    item[i] = i + 1;
    assert(ck_ring_enqueue_spsc(&r, buf, &item[i]));
  }
  return NULL;
}

int main(void) {
  pthread_t t;
  ck_ring_init(&r, 4);
  pthread_create(&t, NULL, work, NULL);
  int next = 0;
  for (int i = 0; i < 3; i++) {
    int *p;
    if (ck_ring_dequeue_spsc(&r, buf, &p)) { assert(p == &item[next] && *p == next + 1); next++; }
  }
  pthread_join(t, NULL);
}
