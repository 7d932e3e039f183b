// The load before the loop synchronises, the failed attempt does not: what follows
// may see old data only through the failed attempt.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, data;
int got, seen;
static void *w(void *u) { atomic_store_explicit(&data, 1, memory_order_relaxed); atomic_store_explicit(&x, 1, memory_order_release); return 0; }
static void *r(void *u) {
  int v = atomic_load_explicit(&x, memory_order_acquire);
  while (!atomic_compare_exchange_strong_explicit(&x, &v, v + 10, memory_order_relaxed, memory_order_relaxed)) ;
  seen = v; got = atomic_load_explicit(&data, memory_order_relaxed);
  return 0;
}
int main(void) { pthread_t a, b; pthread_create(&a, 0, w, 0); pthread_create(&b, 0, r, 0); return 0; }
