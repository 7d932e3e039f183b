// complete 2
// What a section overwrites is seen by nobody.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int g = 1;
void *f(void *a) {
  __VERIFIER_atomic_begin();
  g = 2;
  g = 1;
  __VERIFIER_atomic_end();
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  assert(g == 1);
  pthread_join(t, 0);
}
