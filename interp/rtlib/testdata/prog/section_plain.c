// complete 2
// Sections are ordered with each other; plain variables that only they access have no race.
#include <assert.h>
#include <pthread.h>
int x;
void __VERIFIER_atomic_inc(void) { x++; }
void *f(void *a) {
  __VERIFIER_atomic_inc();
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
