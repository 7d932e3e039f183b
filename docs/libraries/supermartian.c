// supermartian/lockfree-queue: a producer and a consumer.
// genmcgo DRIVER LIBRARIES/supermartian+lockfree-queue/pkt_queue.c -- -ILIBRARIES/supermartian+lockfree-queue
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <pkt_queue.h>

static struct queue_root *q;
static int items[2];

static void *put(void *u) {
  queue_add(q, &items[0]);
  return u;
}

int main(void) {
  pthread_t t;
  init_queue(&q);
  pthread_create(&t, NULL, put, NULL);
  void *p = queue_get(q);
  assert(!p || p == &items[0]);
  pthread_join(t, NULL);
}
