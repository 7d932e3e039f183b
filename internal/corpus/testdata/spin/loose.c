// Insertion into a sorted list: a walk through nodes of others comes before each attempt.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int key; _Atomic(struct node *) next; };
struct node end = {100}, begin = {-1, &end};
static struct node *find(int key, struct node **pred) {
  struct node *p = &begin, *c = atomic_load_explicit(&p->next, memory_order_acquire);
  while (c->key < key) {
    p = c;
    c = atomic_load_explicit(&p->next, memory_order_acquire);
  }
  *pred = p;
  return c;
}
static void *inserter(void *i) {
  struct node *n = malloc(sizeof *n), *p, *c;
  n->key = 1 + (int)(long)i;
  do {
    c = find(n->key, &p);
    if (c->key == n->key) return 0;
    atomic_store_explicit(&n->next, c, memory_order_relaxed);
  } while (!atomic_compare_exchange_strong_explicit(&p->next, &c, n, memory_order_release, memory_order_relaxed));
  return 0;
}
int main(void) {
  pthread_t t[3];
  for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, inserter, (void *)(i / 2));
  return 0;
}
