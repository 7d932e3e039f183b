// says: the condition is not looked at again after the wait (if, where while is needed): thread 1 (take) waits at missing-while.c:11 and is woken by thread 0 at missing-while.c:24, but when it has the lock again thread 2 (take) has changed what it waited for at missing-while.c:13
#include <assert.h>
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int items;

static void *take(void *arg) {
  pthread_mutex_lock(&m);
  if (items == 0)
    pthread_cond_wait(&c, &m);
  assert(items > 0);
  items--;
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, take, 0);
  pthread_create(&u, 0, take, 0);
  for (int i = 0; i < 2; i++) {
    pthread_mutex_lock(&m);
    items++;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
  }
  pthread_join(t, 0);
  pthread_join(u, 0);
}
