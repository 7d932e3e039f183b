// Taymindis/wfqueue: one thread enqueues, one dequeues.
// genmcgo --volatile=relaxed DRIVER -- -ILIBRARIES/Taymindis+wfqueue
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <wfqueue.h>

static wfqueue_t *q;
static int one = 1;

static void *put(void *u) {
  wfq_single_enq(q, &one);
  return u;
}

int main(void) {
  pthread_t t;
  q = wfq_create(2);
  pthread_create(&t, NULL, put, NULL);
  int *p = wfq_single_deq(q);
  assert(!p || (p == &one && *p == 1));
  pthread_join(t, NULL);
  wfq_destroy(q);
}
