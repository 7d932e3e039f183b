/* Claims in the source: about globals and locals at the end of main, and about locals of a thread. */
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r0, r1;

static void *left(void *p) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  r0 = atomic_load_explicit(&y, memory_order_relaxed);
  return p;
}

static void *right(void *p) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  int mine = atomic_load_explicit(&x, memory_order_relaxed);
  __VERIFIER_exists(mine == 0);
  __VERIFIER_never(mine > 1);
#ifdef TABLE
  __VERIFIER_outcome(mine - 1);
#endif
  r1 = mine;
  return p;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, left, 0);
  pthread_create(&u, 0, right, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  int sum = r0 + r1;
  __VERIFIER_exists(sum == 0);
  __VERIFIER_forall(sum <= 2 && (int[2]){1, 0}[0]);
#ifdef TABLE
  __VERIFIER_outcome(sum);
#endif
#ifdef BAD
  __VERIFIER_forall(sum == 1);
  __VERIFIER_never(r0 == 1 && r1 == 1);
#endif
}
