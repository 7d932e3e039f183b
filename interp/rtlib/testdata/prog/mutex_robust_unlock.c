// complete 1
// POSIX: a thread that does not hold a robust mutex is told so, by an unlock and by waits, whatever the type of the mutex is.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *f(void *arg) {
  assert(pthread_mutex_unlock(&m) == EPERM);
  assert(pthread_cond_wait(&c, &m) == EPERM);
  return 0;
}
int main(void) {
  pthread_mutexattr_t a;
  pthread_t t;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&m, &a);
  f(0);
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  pthread_mutex_unlock(&m);
  assert(pthread_mutex_unlock(&m) == EPERM);
}
