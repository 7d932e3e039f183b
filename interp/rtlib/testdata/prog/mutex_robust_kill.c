// verified
// The owner of a robust mutex is killed.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
void __VERIFIER_kill_thread(int);
static pthread_mutex_t m;
static void *f(void *arg) {
  pthread_mutex_lock(&m);
  __VERIFIER_kill_thread(1);
  return 0;
}
int main(void) {
  pthread_mutexattr_t a;
  pthread_t t;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&m, &a);
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  assert(pthread_mutex_lock(&m) == EOWNERDEAD);
}
