// Two threads wait for a condition variable, the first one first, and one is woken. Who that is
// depends on the policy: the assertion holds if it is the first (fifo), and not for lifo. The two groups of
// glibc are one here, so either may be woken.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int waiting, woken, done;

static void *first(void *arg) {
  pthread_mutex_lock(&m);
  waiting = 1;
  pthread_cond_wait(&c, &m);
  if (!woken)
    woken = 1;
  pthread_mutex_unlock(&m);
  return 0;
}

static void *second(void *arg) {
  pthread_mutex_lock(&m);
  if (waiting == 1) {
    waiting = 2;
    pthread_cond_wait(&c, &m);
    if (!woken)
      woken = 2;
  }
  pthread_mutex_unlock(&m);
  return 0;
}

static void *waker(void *arg) {
  pthread_mutex_lock(&m);
  if (waiting == 2) {
    pthread_cond_signal(&c);
    done = 1;
  }
  pthread_mutex_unlock(&m);
  if (!done)
    return 0;
  pthread_mutex_lock(&m);
  assert(woken != 2);
  pthread_cond_broadcast(&c);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t[3];
  pthread_create(&t[0], 0, first, 0);
  pthread_create(&t[1], 0, second, 0);
  pthread_create(&t[2], 0, waker, 0);
  return 0;
}
