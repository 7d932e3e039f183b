// Retry loops that begin with a load and whose compare-exchange is in a function that
// is given the address of the expected value.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
atomic_int x, y;
int got[3];
static bool change(atomic_int *at, int *from, int to, ...) { // variadic functions are not inlined
  return atomic_compare_exchange_strong_explicit(at, from, to, memory_order_acq_rel, memory_order_acquire);
}
static bool relaxed(atomic_int *at, int *from, int to, ...) {
  return atomic_compare_exchange_strong_explicit(at, from, to, memory_order_acq_rel, memory_order_relaxed);
}
static void *inc(void *i) {
  int r = atomic_load_explicit(&x, memory_order_acquire);
  while (!change(&x, &r, r + 1))
    ;
  got[(long)i] = r;
  return 0;
}
static void *bounded(void *i) {
  int r = atomic_load_explicit(&x, memory_order_acquire), n;
  do {
    n = r & 7;
    if (n == 3) { got[(long)i] = -1; return 0; }
  } while (!change(&x, &r, n + 2));
  got[(long)i] = r;
  return 0;
}
static void *weaker(void *i) { // the failed attempts do not acquire: they are rounds of their own
  int r = atomic_load_explicit(&x, memory_order_acquire);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  r = atomic_load_explicit(&x, memory_order_acquire);
  while (!relaxed(&x, &r, r + 4))
    ;
  got[(long)i] = r;
  return 0;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, inc, (void *)0);
  pthread_create(&b, 0, bounded, (void *)1);
  pthread_create(&c, 0, weaker, (void *)2);
  return 0;
}
