// Each round writes what the load before the loop has read, in memory that no other thread knows yet: the load could not have read what the
// first attempt finds.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
_Atomic(atomic_int *) shown;
int got[2];
static void *thread(void *i) {
  atomic_int *n = malloc(sizeof *n);
  atomic_init(n, 0);
  int old = atomic_load_explicit(n, memory_order_acquire);
  do atomic_store_explicit(n, 7, memory_order_relaxed);
  while (!atomic_compare_exchange_strong_explicit(n, &old, old + 1, memory_order_acq_rel, memory_order_acquire));
  atomic_store_explicit(&shown, n, memory_order_release);
  got[(long)i] = old;
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread, (void *)0);
  pthread_create(&b, 0, thread, (void *)1);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
