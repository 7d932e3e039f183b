// QuantumLeaps/lock-free-ring-buffer: three bytes through a buffer of two.
// genmcgo DRIVER LIBRARIES/QuantumLeaps+lock-free-ring-buffer/src/ring_buf.c -- -ILIBRARIES/QuantumLeaps+lock-free-ring-buffer/src
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <ring_buf.h>

static RingBuf q;
static RingBufElement room[3];

static void *produce(void *u) {
  for (RingBufElement i = 1; i <= 3; i++)
    while (!RingBuf_put(&q, i)) {}
  return u;
}

int main(void) {
  pthread_t p;
  RingBuf_ctor(&q, room, 3);
  pthread_create(&p, NULL, produce, NULL);
  for (RingBufElement i = 1, v; i <= 3; i++) {
    while (!RingBuf_get(&q, &v)) {}
    assert(v == i);
  }
  pthread_join(p, NULL);
}
