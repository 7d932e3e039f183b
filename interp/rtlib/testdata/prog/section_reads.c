// complete 2
// Two reads of a section return the same.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int g;
void *f(void *a) {
  g = 1;
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  __VERIFIER_atomic_begin();
  int x = g, y = g;
  __VERIFIER_atomic_end();
  assert(x == y);
}
