// A thread shows its node, which it knows from elsewhere, in a way that nobody can tell, before it writes what the loop writes first, and
// gives up: others can still read what an earlier round has left there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
struct node { _Atomic(struct node *) next; };
_Atomic(struct node *) top;
_Atomic uintptr_t shown;
atomic_int stop;
static __thread struct node *own;
static int look(void) {
  if (!atomic_load(&stop))
    return 0;
  atomic_store(&shown, (uintptr_t)own << 16 | 1);
  return 1;
}
static void *push(void *a) {
  struct node *n = malloc(sizeof *n), *old;
  atomic_init(&n->next, 0);
  own = n;
  do {
    if (look())
      return 0;
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
  struct node *m = (struct node *)(atomic_load(&shown) >> 16);
  assert(!m || !atomic_load(&m->next));
  return 0;
}
