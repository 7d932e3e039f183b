// Retry loops that begin with a load, between which and the loop the thread makes its node: that could as well come after a later load.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { struct node *next; int v; };
_Atomic(struct node *) top;
int got;
static struct node *make(int v) {
  struct node *n = malloc(sizeof *n);
  n->v = v;
  return n;
}
static void insert(struct node *n, struct node *old) {
  do n->next = old;
  while (!atomic_compare_exchange_weak_explicit(&top, &old, n, memory_order_release, memory_order_relaxed));
}
static void *filled(void *i) {
  struct node *n = malloc(sizeof *n), *old = atomic_load_explicit(&top, memory_order_relaxed);
  n->v = 1;
  insert(n, old);
  return 0;
}
static void *made(void *i) {
  struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
  insert(make(2), old);
  return 0;
}
static void *tested(void *i) { // nothing depends on the node
  struct node *old = atomic_load_explicit(&top, memory_order_relaxed), *n = make(3);
  n->next = 0;
  while (!old && !atomic_compare_exchange_weak_explicit(&top, &old, n, memory_order_release, memory_order_relaxed));
  return 0;
}
static void *reader(void *i) {
  int sum = 0;
  for (struct node *n = atomic_load_explicit(&top, memory_order_acquire); n; n = n->next) sum = 10 * sum + n->v;
  got = sum;
  return 0;
}
int main(void) {
  pthread_t a, b, c, d;
  pthread_create(&a, 0, filled, 0);
  pthread_create(&b, 0, made, 0);
  pthread_create(&c, 0, tested, 0);
  pthread_create(&d, 0, reader, 0);
  return 0;
}
