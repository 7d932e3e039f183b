// The condition is looked at again, and the assertion is wrong.
// nothing
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int n, x, y;
static void *f(void *arg) {
  pthread_mutex_lock(&m);
  while (n == 0)
    pthread_cond_wait(&c, &m);
  assert(n > 1);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, (void *)1);
  pthread_create(&u, 0, f, (void *)2);
  pthread_mutex_lock(&m);
  n = 1;
  pthread_cond_broadcast(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(1);
}
