// verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
sem_t s;
int x;
void *f(void *a) {
  struct timespec t = {0, 0};
  int r = pthread_rwlock_timedwrlock(&l, &t);
  assert(r == 0 || r == ETIMEDOUT);
  if (r == 0) {
    x++;
    assert(pthread_rwlock_timedrdlock(&l, &t) == ETIMEDOUT);
    pthread_rwlock_unlock(&l);
  }
  if (sem_timedwait(&s, &t) != 0)
    assert(errno == ETIMEDOUT);
  else
    sem_post(&s);
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 1);
  pthread_create(&t, 0, f, 0);
  pthread_rwlock_rdlock(&l);
  int y = x;
  pthread_rwlock_unlock(&l);
  sem_wait(&s);
  sem_post(&s);
  pthread_join(t, 0);
}
