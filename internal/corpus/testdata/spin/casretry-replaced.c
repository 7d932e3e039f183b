// The first attempt expects something else than what the load before the loop has read. The function is not inlined, as it calls itself.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
int got[2];
static _Bool take(atomic_int *p, int *old, int new) {
  if (new < 0) return take(p, old, -new);
  return atomic_compare_exchange_strong_explicit(p, old, new, memory_order_seq_cst, memory_order_seq_cst);
}
static void *thread(void *i) {
  int r = atomic_load_explicit(&x, memory_order_seq_cst);
  r = 5;
  while (!take(&x, &r, r + 1));
  got[(long)i] = r;
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread, (void *)0);
  pthread_create(&b, 0, thread, (void *)1);
  return 0;
}
