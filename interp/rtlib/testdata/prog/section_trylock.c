// complete 3
// Two tries of a mutex in one section find the same, also if another thread locks it without a section.
#include <assert.h>
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int try(void) {
  int r = pthread_mutex_trylock(&m);
  if (r == 0)
    pthread_mutex_unlock(&m);
  return r;
}
void *f(void *a) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  __VERIFIER_atomic_begin();
  int first = try(), second = try();
  __VERIFIER_atomic_end();
  assert(first == second);
  pthread_join(t, 0);
}
