// says: ABA: thread 1 (pop) reads top = &a at aba.c:12; then thread 2 (pop_two) changes it to &b at aba.c:20, and thread 2 changes it back at aba.c:23, so the compare-exchange of thread 1 at aba.c:14 succeeds as if nothing had happened
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
struct node {
  _Atomic(struct node *) next;
} a, b, c;
_Atomic(struct node *) top;

static void *pop(void *arg) {
  struct node *t = top;
  struct node *n = t->next;
  atomic_compare_exchange_strong(&top, &t, n);
  return 0;
}
static void *pop_two(void *arg) {
  struct node *t = top;
  struct node *n = t->next;
  if (!atomic_compare_exchange_strong(&top, &t, n) || n != &b) return 0;
  // b is taken, too, and a comes back before c
  t->next = &c;
  top = t;
  return 0;
}
int main(void) {
  a.next = &b, b.next = &c, top = &a;
  pthread_t t, u;
  pthread_create(&t, 0, pop, 0);
  pthread_create(&u, 0, pop_two, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(top != &b || a.next == &b);
}
