// rmind/ringbuf: a producer and a consumer of a shared buffer.
// genmcgo DRIVER LIBRARIES/rmind+ringbuf/src/ringbuf.c -- -ILIBRARIES/rmind+ringbuf/src
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/cdefs.h>
#include <sys/types.h>
#include <ringbuf.h>

static ringbuf_t *r;
static char buf[4];

static void *produce(void *u) {
  ringbuf_worker_t *w = ringbuf_register(r, 0);
  for (char i = 1; i <= 2; i++) {
    ssize_t off = ringbuf_acquire(r, w, 1);
    assert(off >= 0);
    buf[off] = i;
    ringbuf_produce(r, w);
  }
  ringbuf_unregister(r, w);
  return u;
}

int main(void) {
  pthread_t t;
  size_t size, off, n;
  ringbuf_get_sizes(1, &size, NULL);
  r = malloc(size);
  ringbuf_setup(r, 1, sizeof buf);
  pthread_create(&t, NULL, produce, NULL);
  char next = 1;
  for (int i = 0; i < 2; i++)
    if ((n = ringbuf_consume(r, &off))) {
      for (size_t k = 0; k < n; k++) assert(buf[off + k] == next++);
      ringbuf_release(r, n);
    }
  pthread_join(t, NULL);
}
