// complete 2
// A lock made of a section that assumes that it is free. Its release is an atomic write.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_assume(int);
atomic_int held;
int x;
void __VERIFIER_atomic_acquire(void) {
  __VERIFIER_assume(held == 0);
  held = 1;
}
void *f(void *a) {
  __VERIFIER_atomic_acquire();
  x++;
  held = 0;
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(x == 2);
}
