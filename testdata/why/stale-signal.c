// says: the condition is not looked at again after the wait (if, where while is needed): thread 1 (take) waits at stale-signal.c:9 and is woken by thread 0 at stale-signal.c:18, but what it waited for is as it was
#include <assert.h>
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int items;
static void *take(void *arg) {
  pthread_mutex_lock(&m);
  if (items == 0) pthread_cond_wait(&c, &m);
  assert(items > 0);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, take, 0);
  // the signal says that something else has come
  pthread_cond_signal(&c);
  pthread_mutex_lock(&m);
  items = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
