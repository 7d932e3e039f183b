// complete 2
// Recursive and checking mutexes, by attribute and by initialiser.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
pthread_mutex_t rec = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, chk = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
pthread_mutex_t *heap;
int x;
void *f(void *a) {
  assert(pthread_mutex_lock(&rec) == 0 && pthread_mutex_lock(&rec) == 0 && pthread_mutex_trylock(&rec) == 0);
  x++;
  assert(!pthread_mutex_unlock(&rec) && !pthread_mutex_unlock(&rec) && !pthread_mutex_unlock(&rec));
  assert(pthread_mutex_unlock(&rec) == EPERM);
  return 0;
}
int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, f, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  assert(x == 2);
  assert(pthread_mutex_lock(&chk) == 0 && pthread_mutex_lock(&chk) == EDEADLK && pthread_mutex_trylock(&chk) == EBUSY);
  assert(pthread_mutex_unlock(&chk) == 0 && pthread_mutex_unlock(&chk) == EPERM);
  heap = malloc(sizeof *heap);
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(heap, &a);
  assert(pthread_mutex_lock(heap) == 0 && pthread_mutex_lock(heap) == EDEADLK);
  pthread_mutex_unlock(heap);
  pthread_mutex_destroy(heap);
  pthread_mutex_init(heap, 0);
  pthread_mutex_lock(heap);
  assert(pthread_mutex_timedlock(heap, 0) == ETIMEDOUT);
  pthread_mutex_unlock(heap);
  pthread_mutex_destroy(heap);
  free(heap);
}
