// Taymindis/lfqueue: one thread enqueues, one dequeues.
// genmcgo --volatile=relaxed DRIVER LIBRARIES/Taymindis+lfqueue/lfqueue.c -- -ILIBRARIES/Taymindis+lfqueue
#include <assert.h>
#include <pthread.h>
#include <lfqueue.h>

static lfqueue_t q;
static int one = 1;

static void *put(void *u) {
  assert(!lfqueue_enq(&q, &one));
  return u;
}

int main(void) {
  pthread_t t;
  lfqueue_init(&q);
  pthread_create(&t, NULL, put, NULL);
  int *p = lfqueue_deq(&q);
  assert(!p || p == &one);
  pthread_join(t, NULL);
  if (!p) assert(lfqueue_deq(&q) == &one);
  lfqueue_destroy(&q);
}
