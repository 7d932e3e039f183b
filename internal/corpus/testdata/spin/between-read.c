// What the retry loops of between.c have between load and loop, and one thing more: a function reads the same place. It is not inlined, as
// it calls itself. What it returned was there after the load, so the load could not have read what came later.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { struct node *next; };
_Atomic(struct node *) top;
int got[2];
static int look(int again) {
  if (again) return look(again - 1);
  return atomic_load_explicit(&top, memory_order_acquire) != 0;
}
static void *thread(void *i) {
  struct node *n = malloc(sizeof *n), *old = atomic_load_explicit(&top, memory_order_acquire);
  int seen = look(1);
  do n->next = old;
  while (!atomic_compare_exchange_strong_explicit(&top, &old, n, memory_order_acq_rel, memory_order_acquire));
  got[(long)i] = 2 * seen + (old != 0);
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread, (void *)0);
  pthread_create(&b, 0, thread, (void *)1);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
