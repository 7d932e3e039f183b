// Retry loops that write to a node nobody else knows yet: what a failed attempt
// wrote is overwritten by the next.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { _Atomic(struct node *) next; atomic_int v; };
_Atomic(struct node *) top;
int got[3];
static void insert(struct node *n) {
  struct node *t = atomic_load_explicit(&top, memory_order_relaxed);
  do { atomic_store_explicit(&n->next, t, memory_order_relaxed); }
  while (!atomic_compare_exchange_weak_explicit(&top, &t, n, memory_order_release, memory_order_relaxed));
}
static void *pusher(void *i) {
  struct node *n = malloc(sizeof *n);
  n->v = 1 + (long)i;
  insert(n);
  return 0;
}
static void *direct(void *i) {
  struct node *n = malloc(sizeof *n), *t;
  n->v = 1 + (long)i;
  for (;;) {
    t = atomic_load_explicit(&top, memory_order_acquire);
    n->next = t;
    if (atomic_compare_exchange_strong_explicit(&top, &t, n, memory_order_release, memory_order_relaxed)) break;
  }
  return 0;
}
static void *reader(void *i) {
  int sum = 0;
  for (struct node *n = atomic_load_explicit(&top, memory_order_acquire); n; n = n->next) sum = 10 * sum + n->v;
  got[(long)i] = sum;
  return 0;
}
int main(void) {
  pthread_t a, b, c, d;
  pthread_create(&a, 0, pusher, (void *)0);
  pthread_create(&b, 0, direct, (void *)1);
  pthread_create(&d, 0, pusher, (void *)2);
  pthread_create(&c, 0, reader, (void *)0);
  return 0;
}
