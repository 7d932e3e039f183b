// Two threads poll under one read-write lock, each seeing the other come and go; one holds a second
// lock to write meanwhile. How many read at a time does not matter to any of them.
#include <pthread.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER, own = PTHREAD_RWLOCK_INITIALIZER;
int stop, got[2];
static void *first(void *a) {
  for (;;) {
    pthread_rwlock_rdlock(&l);
    int s = stop;
    pthread_rwlock_unlock(&l);
    if (s) { got[0] = s; return 0; }
  }
}
static void *second(void *a) {
  pthread_rwlock_rdlock(&l);
  while (!stop) {
    pthread_rwlock_unlock(&l);
    pthread_rwlock_wrlock(&own);
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_unlock(&own);
  }
  got[1] = stop;
  pthread_rwlock_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_rwlock_wrlock(&l);
  stop = 1;
  pthread_rwlock_unlock(&l);
  return 0;
}
