// complete 2
// A worker that waits for more work when main returns does not keep the process alive.
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int work;
static void *worker(void *a) {
  pthread_mutex_lock(&m);
  for (;;) {
    while (!work)
      pthread_cond_wait(&c, &m);
    work--;
  }
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  work++;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return 0;
}
