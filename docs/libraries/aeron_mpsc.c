// real-logic/aeron, aeron_mpsc_rb: two writers of messages, a reader.
// genmcgo --mm=tso --volatile=relaxed --check-races=false DRIVER LIBRARIES/real-logic+aeron/aeron-client/src/main/c/concurrent/aeron_mpsc_rb.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/concurrent/aeron_atomic.c -- -ILIBRARIES/real-logic+aeron/aeron-client/src/main/c -D_GNU_SOURCE -DDISABLE_BOUNDS_CHECKS
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <concurrent/aeron_mpsc_rb.h>

static aeron_mpsc_rb_t rb;
static _Alignas(64) uint8_t buf[64 + AERON_RB_TRAILER_LENGTH];
static int sum;

static void *put(void *p) {
  int32_t v = (int32_t)(intptr_t)p;
  assert(aeron_mpsc_rb_write(&rb, 1, &v, sizeof v) == AERON_RB_SUCCESS);
  return NULL;
}

static void take(int32_t id, const void *m, size_t length, void *u) {
  assert(id == 1 && length == 4);
  sum += *(const int32_t *)m;
}

int main(void) {
  pthread_t a;
  aeron_mpsc_rb_init(&rb, buf, sizeof buf);
  pthread_create(&a, NULL, put, (void *)1);
  put((void *)2);
  aeron_mpsc_rb_read(&rb, take, NULL, 2);
  pthread_join(a, NULL);
  aeron_mpsc_rb_read(&rb, take, NULL, 2);
  assert(sum == 3);
}
