// complete 18
// A section tries locks that two threads take one after the other. A thread that waits for one does not keep
// its holder from releasing it, which needs the lock of sections.
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static void try(pthread_mutex_t *l) {
  if (pthread_mutex_trylock(l) == 0)
    pthread_mutex_unlock(l);
}
void *f(void *a) {
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&n);
  pthread_mutex_unlock(&n);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, 0);
  __VERIFIER_atomic_begin();
  try(&m);
  try(&n);
  __VERIFIER_atomic_end();
  pthread_join(t, 0);
  pthread_join(u, 0);
}
