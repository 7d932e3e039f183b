// Each round reads what the one before it wrote, by a pointer to the variable that lies in private memory.
#include <pthread.h>
#include <stdatomic.h>
struct node { _Atomic(struct node *) next; int v; };
_Atomic(struct node *) top, slot;
atomic_int done;
int got[2];
#define rlx memory_order_relaxed
static void wait(void) {
  while (!atomic_load_explicit(&done, memory_order_acquire));
}
struct context { struct node *node; };
__attribute__((noinline)) static int value(struct context *c) { return c->node->v; }
static void *inserter(void *i) {
  struct node n, *t;
  struct context c;
  c.node = &n;
  n.v = 1;
  for (;;) {
    t = atomic_load_explicit(&top, rlx);
    int v = value(&c);
    n.v = v == 1 ? 2 : 3;
    if (atomic_compare_exchange_strong_explicit(&top, &t, &n, memory_order_release, rlx)) break;
  }
  wait();
  return 0;
}
static void *other(void *i) {
  static struct node a, b;
  atomic_store_explicit(&top, &a, memory_order_relaxed);
  atomic_store_explicit(&top, &b, memory_order_relaxed);
  return 0;
}
static void *reader(void *i) {
  struct node *n = atomic_load_explicit(&top, memory_order_acquire), *m = atomic_load_explicit(&slot, memory_order_acquire);
  if (n) got[0] = n->v;
  if (m) got[1] = m->v;
  atomic_store_explicit(&done, 1, memory_order_release);
  return 0;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, inserter, 0);
  pthread_create(&b, 0, other, 0);
  pthread_create(&c, 0, reader, 0);
  return 0;
}
