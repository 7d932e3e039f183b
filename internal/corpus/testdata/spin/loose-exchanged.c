// Likewise, by an exchange.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { struct node *next; int v; };
struct node a = {0, 1}, b = {&a, 2};
_Atomic(struct node *) top, slot;
int got;
static int insert(struct node *n, int k) { // calls itself, so it is not inlined
  if (k > 2) return insert(n, k - 1);
  for (;;) {
    struct node *t = atomic_load_explicit(&top, memory_order_acquire);
    for (struct node *m = t; m; m = m->next) k |= m->v & 2;
    if (k & 2) return 0;
    n->next = t;
    if (atomic_compare_exchange_strong_explicit(&top, &t, n, memory_order_release, memory_order_relaxed)) return 1;
  }
}
static struct node *make(void) {
  struct node *n = malloc(sizeof *n);
  n->next = &b;
  n->v = 1;
  return n;
}
static void *inserter(void *i) {
  struct node *n = make();
  if (!insert(n, 0)) atomic_exchange_explicit(&slot, n, memory_order_release);
  return 0;
}
static void *other(void *i) {
  atomic_store_explicit(&top, &a, memory_order_release);
  atomic_store_explicit(&top, &b, memory_order_release);
  return 0;
}
static void *reader(void *i) {
  struct node *n = atomic_load_explicit(&slot, memory_order_acquire);
  if (n) got = !n->next ? 1 : n->next == &a ? 2 : 3;
  return 0;
}
int main(void) {
  pthread_t x, y, z;
  pthread_create(&x, 0, inserter, 0);
  pthread_create(&y, 0, other, 0);
  pthread_create(&z, 0, reader, 0);
  return 0;
}