// error deadlock
// Sections that only take a lock wait for each other's locks: whoever waits before a section
// does not keep others from theirs.
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static void take(pthread_mutex_t *l) {
  __VERIFIER_atomic_begin();
  pthread_mutex_lock(l);
  __VERIFIER_atomic_end();
}
static void both(pthread_mutex_t *a, pthread_mutex_t *b) {
  take(a);
  take(b);
  pthread_mutex_unlock(b);
  pthread_mutex_unlock(a);
}
void *f(void *a) {
  both(&m, &n);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  both(&n, &m);
  pthread_join(t, 0);
}
