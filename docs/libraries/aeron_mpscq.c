// real-logic/aeron, aeron_mpsc_concurrent_array_queue: two producers and a consumer.
// genmcgo --mm=tso --volatile=relaxed --check-races=false DRIVER LIBRARIES/real-logic+aeron/aeron-client/src/main/c/concurrent/aeron_mpsc_concurrent_array_queue.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/concurrent/aeron_atomic.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/aeron_alloc.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/util/aeron_bitutil.c -- -ILIBRARIES/real-logic+aeron/aeron-client/src/main/c -D_GNU_SOURCE -DDISABLE_BOUNDS_CHECKS
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <concurrent/aeron_mpsc_concurrent_array_queue.h>

static aeron_mpsc_concurrent_array_queue_t q;
static int item[2] = {1, 2}, sum;

static void take(void *u, void *p) { sum += *(int *)p; }

static void *put(void *p) {
  assert(aeron_mpsc_concurrent_array_queue_offer(&q, p) == AERON_OFFER_SUCCESS);
  return NULL;
}

int main(void) {
  pthread_t a;
  aeron_mpsc_concurrent_array_queue_init(&q, 2);
  pthread_create(&a, NULL, put, &item[0]);
  put(&item[1]);
  aeron_mpsc_concurrent_array_queue_drain(&q, take, NULL, 1);
  pthread_join(a, NULL);
  aeron_mpsc_concurrent_array_queue_drain(&q, take, NULL, 2);
  assert(sum == 3);
}
