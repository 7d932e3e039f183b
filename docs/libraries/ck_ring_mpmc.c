// concurrencykit/ck, ring, two producers: each value arrives once.
// genmcgo --mm=tso --volatile=relaxed DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_ring.h>

static ck_ring_t r;
static ck_ring_buffer_t buf[4];
static int item[2];

static void *work(void *p) {
  int *x = &item[(long)p];
  *x = 1;
  assert(ck_ring_enqueue_mpmc(&r, buf, x));
  return NULL;
}

int main(void) {
  pthread_t t;
  ck_ring_init(&r, 4);
  pthread_create(&t, NULL, work, (void *)0);
  work((void *)1);
  int *a, *b;
  assert(ck_ring_dequeue_mpmc(&r, buf, &a));
  pthread_join(t, NULL);
  assert(ck_ring_dequeue_mpmc(&r, buf, &b));
  assert(a != b && *a + *b == 2);
}
