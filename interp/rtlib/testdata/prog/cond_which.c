// error assertion
// A signal may wake any of the waiters: the second to wait, too.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waiting, first, order[2], woken;
void *f(void *a) {
  pthread_mutex_lock(&m);
  int me = waiting++;
  pthread_cond_wait(&c, &m);
  order[woken++] = me;
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, f, 0);
  pthread_mutex_lock(&m);
  if (waiting == 2) {
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
    if (woken == 1)
      assert(order[0] == 0);
  }
  exit(0);
}
