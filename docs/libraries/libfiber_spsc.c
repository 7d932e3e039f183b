// brianwatling/libfiber, spsc_fifo: two values arrive in order.
// genmcgo DRIVER -- -ILIBRARIES/brianwatling+libfiber/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <spsc_fifo.h>

static spsc_fifo_t q;

static void *put(void *u) {
  for (long i = 1; i <= 2; i++) {
    spsc_node_t *n = malloc(sizeof *n);
    n->data = (void *)i;
    spsc_fifo_push(&q, n);
  }
  return u;
}

int main(void) {
  pthread_t t;
  spsc_fifo_init(&q);
  pthread_create(&t, NULL, put, NULL);
  for (long i = 1; i <= 2; i++) {
    spsc_node_t *n;
    while (!(n = spsc_fifo_trypop(&q)));
    assert((long)n->data == i);
    free(n);
  }
  pthread_join(t, NULL);
}
