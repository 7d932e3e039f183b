// dbittman/waitfree-mpsc-queue: two producers and a consumer.
// genmcgo DRIVER LIBRARIES/dbittman+waitfree-mpsc-queue/mpsc.c -- -ILIBRARIES/dbittman+waitfree-mpsc-queue
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <mpscq.h>

static struct mpscq *q;
static int items[2];

static void *put(void *p) {
  *(int *)p = 1;
  assert(mpscq_enqueue(q, p));
  return NULL;
}

int main(void) {
  pthread_t a, b;
  int *p, n = 0;
  q = mpscq_create(NULL, 2);
  pthread_create(&a, NULL, put, &items[0]);
  pthread_create(&b, NULL, put, &items[1]);
  if ((p = mpscq_dequeue(q))) n += *p;
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  while ((p = mpscq_dequeue(q))) n += *p;
  assert(n == 2);
  mpscq_destroy(q);
}
