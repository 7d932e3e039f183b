// As fresh.c, but another thread knows the node all the while: its address got out
// in disguise.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
struct node { _Atomic(long) next; atomic_int v; };
atomic_uintptr_t disguised;
atomic_long top;
long got;
static void *pusher(void *i) {
  struct node *n = malloc(sizeof *n);
  long t;
  n->next = -1;
  atomic_store_explicit(&disguised, (uintptr_t)n ^ 0xf0f0f0f0f0f0f0f0, memory_order_release);
  do {
    t = atomic_load_explicit(&top, memory_order_relaxed);
    atomic_store_explicit(&n->next, t, memory_order_relaxed);
  } while (!atomic_compare_exchange_strong_explicit(&top, &t, t + 10, memory_order_relaxed, memory_order_relaxed));
  return 0;
}
static void *other(void *i) { atomic_store_explicit(&top, 1, memory_order_relaxed); atomic_store_explicit(&top, 2, memory_order_relaxed); return 0; }
static void *reader(void *i) {
  uintptr_t p = atomic_load_explicit(&disguised, memory_order_acquire);
  if (p) got = atomic_load_explicit(&((struct node *)(p ^ 0xf0f0f0f0f0f0f0f0))->next, memory_order_relaxed);
  return 0;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, pusher, 0);
  pthread_create(&b, 0, other, 0);
  pthread_create(&c, 0, reader, 0);
  return 0;
}
