// chaoran/fast-wait-free-queue, lcrq: two threads enqueue; then each value is dequeued once.
// genmcgo --mm=tso --volatile=relaxed --mixed-size=hardware DRIVER LIBRARIES/chaoran+fast-wait-free-queue/lcrq.c LIBRARIES/chaoran+fast-wait-free-queue/hzdptr.c -- -DLCRQ -D_GNU_SOURCE -DLCRQ_RING_SIZE=4 -DWFQUEUE_NODE_SIZE=4 -ILIBRARIES/chaoran+fast-wait-free-queue
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include "queue.h"

static queue_t q;
static handle_t h0, h1, *h[2] = {&h0, &h1};

static void *work(void *p) {
  long i = (long)p;
  enqueue(&q, h[i], (void *)(i + 1));
  return NULL;
}

int main(void) {
  pthread_t t;
  queue_init(&q, 2);
  queue_register(&q, h[0], 0);
  queue_register(&q, h[1], 1);
  pthread_create(&t, NULL, work, (void *)0);
  work((void *)1);
  pthread_join(t, NULL);
  long x = (long)dequeue(&q, h[0]), y = (long)dequeue(&q, h[1]);
  assert(x + y == 3 && x * y == 2);
}
