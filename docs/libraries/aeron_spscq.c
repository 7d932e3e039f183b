// real-logic/aeron, aeron_spsc_concurrent_array_queue: a producer and a consumer.
// genmcgo --mm=tso --volatile=relaxed --check-races=false DRIVER LIBRARIES/real-logic+aeron/aeron-client/src/main/c/concurrent/aeron_spsc_concurrent_array_queue.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/concurrent/aeron_mpsc_concurrent_array_queue.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/concurrent/aeron_atomic.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/aeron_alloc.c LIBRARIES/real-logic+aeron/aeron-client/src/main/c/util/aeron_bitutil.c -- -ILIBRARIES/real-logic+aeron/aeron-client/src/main/c -D_GNU_SOURCE -DDISABLE_BOUNDS_CHECKS
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <concurrent/aeron_spsc_concurrent_array_queue.h>

static aeron_spsc_concurrent_array_queue_t q;
static int item[2] = {1, 2};

static void *put(void *u) {
  for (int i = 0; i < 2; i++) assert(aeron_spsc_concurrent_array_queue_offer(&q, &item[i]) == AERON_OFFER_SUCCESS);
  return u;
}

int main(void) {
  pthread_t a;
  int next = 0, *p;
  aeron_spsc_concurrent_array_queue_init(&q, 2);
  pthread_create(&a, NULL, put, NULL);
  for (int i = 0; i < 3; i++)
    if ((p = aeron_spsc_concurrent_array_queue_poll(&q))) assert(p == &item[next++]);
  pthread_join(a, NULL);
}
