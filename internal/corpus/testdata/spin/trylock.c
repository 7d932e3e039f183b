// Three philosophers who take one fork, try the other, and put the first one down again:
// each one's failed attempts are noticed by others' failed attempts only.
#include <pthread.h>
#include <sched.h>
#define N 3
static pthread_mutex_t fork_[N] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int meals[N], last;
static void *philosopher(void *arg) {
  int i = (int)(long)arg;
  pthread_mutex_t *a = &fork_[i], *b = &fork_[(i + 1) % N];
  for (;;) {
    pthread_mutex_lock(a);
    if (pthread_mutex_trylock(b) == 0) break;
    pthread_mutex_unlock(a);
    sched_yield();
  }
  meals[i]++;
  pthread_mutex_unlock(b);
  pthread_mutex_unlock(a);
  return 0;
}
int main(void) {
  pthread_t t[N];
  for (long i = 0; i < N; i++) pthread_create(&t[i], 0, philosopher, (void *)i);
  for (int i = 0; i < N; i++) pthread_join(t[i], 0);
  return 0;
}
