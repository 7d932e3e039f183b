// complete 3
// A section changes two variables at once.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
static void __VERIFIER_atomic_both(int v) {
  x = v;
  if (v)
    y = v;
}
void *f(void *a) {
  __VERIFIER_atomic_both(1);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  if (x)
    assert(y);
  else if (y)
    assert(x);
  pthread_join(t, 0);
}
