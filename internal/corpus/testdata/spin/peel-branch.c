// Loops that read again what was read before them; not all of these rounds are idle.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int got[4];
static void *writer(void *i) {
  for (int k = 1; k < 4; k++) atomic_store_explicit(&x, k, memory_order_release);
  return 0;
}
static void *idle(void *i) {
  int a = atomic_load_explicit(&x, memory_order_acquire);
  while (a != 2) a = atomic_load_explicit(&x, memory_order_acquire);
  got[0] = a;
  return 0;
}
static void *keeps(void *i) { // what the first round read is used after the loop
  int first = atomic_load_explicit(&x, memory_order_acquire), a = first;
  while (a != 3) a = atomic_load_explicit(&x, memory_order_acquire);
  got[1] = 10 * a + first;
  return 0;
}
static void *weaker(void *i) { // the rounds order less than the load before
  int a = atomic_load_explicit(&y, memory_order_acquire);
  while (a == 0) a = atomic_load_explicit(&y, memory_order_relaxed);
  got[2] = 10 * a + atomic_load_explicit(&x, memory_order_relaxed);
  return 0;
}
static void *counts(void *i) {
  int a = atomic_load_explicit(&x, memory_order_relaxed), n = 0;
  while (a != 3 && n < 2) { n++; a = atomic_load_explicit(&x, memory_order_relaxed); }
  got[3] = 10 * a + n;
  atomic_store_explicit(&y, 1, memory_order_release);
  return 0;
}
int main(void) {
  pthread_t t[5];
  pthread_create(&t[0], 0, writer, 0);
  pthread_create(&t[1], 0, idle, 0);
#ifdef ALL
  pthread_create(&t[2], 0, keeps, 0);
#endif
  pthread_create(&t[3], 0, weaker, 0);
  pthread_create(&t[4], 0, counts, 0);
  return 0;
}
