// Rounds that write the same again: into a cache of another's index, into a queue node
// that a try-lock prepares each time.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
struct node { _Atomic(struct node *) next; atomic_int locked; };
_Atomic(struct node *) tail;
struct node nodes[2];
atomic_int ready;
int x, cache;
static int try(struct node *n) {
  atomic_store_explicit(&n->next, NULL, memory_order_relaxed);
  atomic_store_explicit(&n->locked, 1, memory_order_relaxed);
  struct node *e = NULL;
  return atomic_compare_exchange_strong(&tail, &e, n);
}
static void critical(struct node *n) { while (!try(n)) ; x = 2 * x + 1; struct node *e = n; atomic_compare_exchange_strong(&tail, &e, NULL); }
static void *run(void *a) {
  critical(&nodes[1]);
  do cache = atomic_load_explicit(&ready, memory_order_acquire); while (cache == 0);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  critical(&nodes[0]);
  atomic_store_explicit(&ready, 1, memory_order_release);
  pthread_join(t, 0);
  return 0;
}
