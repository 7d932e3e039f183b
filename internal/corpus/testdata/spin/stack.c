// A Treiber stack.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int v; struct node *next; } n[3];
_Atomic(struct node *) top;
int popped[2];
static void push(struct node *e) { struct node *t = atomic_load_explicit(&top, memory_order_relaxed); do { e->next = t; } while (!atomic_compare_exchange_weak_explicit(&top, &t, e, memory_order_release, memory_order_relaxed)); }
static void *pusher(void *i) { n[(long)i].v = 5 + (long)i; push(&n[(long)i]); return 0; }
static void *popper(void *i) {
  struct node *t;
  for (;;) { t = atomic_load_explicit(&top, memory_order_acquire); if (!t) break; if (atomic_compare_exchange_strong_explicit(&top, &t, t->next, memory_order_acq_rel, memory_order_acquire)) break; }
  popped[(long)i] = t ? t->v : -1;
  return 0;
}
int main(void) { pthread_t a, b, c; pthread_create(&a, 0, pusher, (void *)0); pthread_create(&b, 0, pusher, (void *)1); pthread_create(&c, 0, popper, (void *)0); return 0; }
