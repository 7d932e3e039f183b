// brianwatling/libfiber, mpsc_fifo: two producers and a consumer; each value arrives once.
// genmcgo --volatile=relaxed DRIVER -- -ILIBRARIES/brianwatling+libfiber/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <mpsc_fifo.h>

static mpsc_fifo_t q;

static void *put(void *v) {
  mpsc_fifo_node_t *n = malloc(sizeof *n);
  n->data = v;
  mpsc_fifo_push(&q, n);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  mpsc_fifo_init(&q);
  pthread_create(&a, NULL, put, (void *)1);
  pthread_create(&b, NULL, put, (void *)2);
  long sum = 0;
  for (int i = 0; i < 2; i++) {
    mpsc_fifo_node_t *n;
    while (!(n = mpsc_fifo_trypop(&q)));
    sum += (long)n->data;
    free(n);
  }
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(sum == 3);
}
