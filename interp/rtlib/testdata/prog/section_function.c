// complete 6
// A function named __VERIFIER_atomic_... is a section, with every way out of it. Others
// add to the counter without one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
int __VERIFIER_atomic_cas(int old, int new) {
  if (x != old)
    return 0;
  x = new;
  return 1;
}
void *f(void *a) {
  atomic_fetch_add(&x, 1);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, 0);
  int ok = __VERIFIER_atomic_cas(1, 5);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(x == (ok ? 6 : 2));
}
