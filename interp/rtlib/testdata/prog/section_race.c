// error data-race
// A plain access outside of a section races with one inside.
#include <pthread.h>
int x;
void __VERIFIER_atomic_inc(void) { x++; }
void *f(void *a) {
  __VERIFIER_atomic_inc();
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  x = 5;
  pthread_join(t, 0);
}
