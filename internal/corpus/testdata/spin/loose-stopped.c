// A thread shows its node, which it knows from elsewhere, before it writes what the loop writes first, and then stops for ever: others can
// still read what an earlier round has left there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __VERIFIER_assume(int);
struct node { _Atomic(struct node *) next; };
_Atomic(struct node *) top, shown;
atomic_int stop;
static __thread struct node *own;
static void look(void) {
  if (atomic_load(&stop)) {
    atomic_exchange(&shown, own);
    __VERIFIER_assume(0);
  }
}
static void *push(void *a) {
  struct node *n = malloc(sizeof *n), *old;
  atomic_init(&n->next, 0);
  own = n;
  do {
    look();
    old = atomic_load(&top);
    atomic_store_explicit(&n->next, old, memory_order_relaxed);
  } while (!atomic_compare_exchange_strong(&top, &old, n));
  return a;
}
int main(void) {
  pthread_t t;
  struct node *n = malloc(sizeof *n), *none = 0;
  atomic_init(&n->next, 0);
  pthread_create(&t, 0, push, 0);
  atomic_compare_exchange_strong(&top, &none, n);
  none = n;
  atomic_compare_exchange_strong(&top, &none, 0);
  atomic_store(&stop, 1);
  struct node *m = atomic_load(&shown);
  assert(!m || !atomic_load(&m->next));
  return 0;
}
