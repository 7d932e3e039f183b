// verified
// A thread that waits for a robust mutex whose owner ended was said to wait for ever.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m, n;
static int last;
static void init(pthread_mutex_t *m, int kind) {
  pthread_mutexattr_t a;
  int robust;
  pthread_mutexattr_init(&a);
  assert(pthread_mutexattr_setrobust(&a, 7) == EINVAL);
  pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
  pthread_mutexattr_settype(&a, kind);
  pthread_mutexattr_getrobust(&a, &robust);
  assert(robust == PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(m, &a);
}
static void *dies(void *arg) {
  if (pthread_mutex_lock(&m) == EOWNERDEAD)
    pthread_mutex_consistent(&m);
  last = arg != 0;
  if (arg)
    pthread_exit(0);
  return 0;
}
int main(void) {
  pthread_t t, u;
  struct timespec limit = {0, 0};
  init(&m, PTHREAD_MUTEX_NORMAL);
  init(&n, PTHREAD_MUTEX_RECURSIVE);
  pthread_create(&t, 0, dies, 0);
  int r = pthread_mutex_timedlock(&m, &limit);
  assert(r == 0 || r == ETIMEDOUT || r == EOWNERDEAD);
  if (r == 0 || r == EOWNERDEAD) {
    assert((pthread_mutex_consistent(&m) == 0) == (r == EOWNERDEAD));
    pthread_mutex_unlock(&m);
  }
  pthread_create(&u, 0, dies, &m);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(pthread_mutex_trylock(&m) == EOWNERDEAD);
  assert(pthread_mutex_trylock(&m) == EBUSY);
  pthread_mutex_unlock(&m); // without making it consistent
  assert(pthread_mutex_lock(&m) == ENOTRECOVERABLE);
  assert(pthread_mutex_trylock(&m) == ENOTRECOVERABLE);
  pthread_mutex_destroy(&m);
  assert(pthread_mutex_lock(&n) == 0 && pthread_mutex_lock(&n) == 0);
  assert(pthread_mutex_consistent(&n) == EINVAL);
}
