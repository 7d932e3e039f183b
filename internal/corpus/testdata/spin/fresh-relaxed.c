// As fresh.c, but inserted by a relaxed operation: a thread that already knows of the
// allocation may see what a failed attempt left in the node.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { atomic_long next; };
_Atomic(struct node *) slot;
atomic_long top;
atomic_int ready;
long got = -2;
static void *pusher(void *i) {
  struct node *n = malloc(sizeof *n);
  long t;
  n->next = -1;
  atomic_store_explicit(&ready, 1, memory_order_release);
  do {
    t = atomic_load_explicit(&top, memory_order_relaxed);
    atomic_store_explicit(&n->next, t, memory_order_relaxed);
  } while (!atomic_compare_exchange_strong_explicit(&top, &t, t + 10, memory_order_relaxed, memory_order_relaxed));
  atomic_store_explicit(&slot, n, memory_order_relaxed);
  return 0;
}
static void *other(void *i) { atomic_store_explicit(&top, 1, memory_order_relaxed); atomic_store_explicit(&top, 2, memory_order_relaxed); return 0; }
static void *reader(void *i) {
  if (!atomic_load_explicit(&ready, memory_order_acquire)) return 0;
  struct node *n = atomic_load_explicit(&slot, memory_order_relaxed);
  if (n) got = atomic_load_explicit(&n->next, memory_order_relaxed);
  return 0;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, pusher, 0);
  pthread_create(&b, 0, other, 0);
  pthread_create(&c, 0, reader, 0);
  return 0;
}
