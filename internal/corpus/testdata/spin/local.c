// Retry loops that insert a node that is a local variable: it is announced when the first attempt is made, which is no effect as long as
// no attempt succeeds.
#include <pthread.h>
#include <stdatomic.h>
struct node { _Atomic(struct node *) next; int v; };
_Atomic(struct node *) top;
atomic_int done;
int got;
static void wait(void) {
  while (!atomic_load_explicit(&done, memory_order_acquire));
}
static void *filled(void *i) { // in each round
  struct node n, *t = atomic_load_explicit(&top, memory_order_relaxed);
  do {
    n.v = 1;
    atomic_store_explicit(&n.next, t, memory_order_relaxed);
  } while (!atomic_compare_exchange_strong_explicit(&top, &t, &n, memory_order_release, memory_order_relaxed));
  wait();
  return 0;
}
static void *before(void *i) { // in part before the loop
  struct node n, *me = &n;
  n.v = 2;
  for (;;) {
    struct node *t = atomic_load_explicit(&top, memory_order_acquire);
    atomic_store_explicit(&me->next, t, memory_order_relaxed);
    if (atomic_compare_exchange_strong_explicit(&top, &t, me, memory_order_release, memory_order_relaxed)) break;
  }
  wait();
  return 0;
}
static void *inside(void *i) { // a variable of the round
  for (;;) {
    struct node n, *t = atomic_load_explicit(&top, memory_order_acquire);
    n.v = 3;
    atomic_init(&n.next, t);
    if (atomic_compare_exchange_strong_explicit(&top, &t, &n, memory_order_release, memory_order_relaxed)) {
      wait();
      return 0;
    }
  }
}
static void *reader(void *i) {
  int sum = 0;
  for (struct node *n = atomic_load_explicit(&top, memory_order_acquire); n; n = n->next) sum = 10 * sum + n->v;
  got = sum;
  atomic_store_explicit(&done, 1, memory_order_release);
  return 0;
}
int main(void) {
  pthread_t a, b, c, d;
  pthread_create(&a, 0, filled, 0);
  pthread_create(&b, 0, before, 0);
  pthread_create(&c, 0, inside, 0);
  pthread_create(&d, 0, reader, 0);
  return 0;
}
