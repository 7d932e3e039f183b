// verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int x, y;
void *r(void *a) {
  if (pthread_rwlock_tryrdlock(&l) != 0)
    pthread_rwlock_rdlock(&l);
  assert(x == y);
  pthread_rwlock_unlock(&l);
  return 0;
}
void *w(void *a) {
  if (pthread_rwlock_trywrlock(&l) != 0)
    pthread_rwlock_wrlock(&l);
  x++;
  assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
  y++;
  pthread_rwlock_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, w, 0);
  pthread_create(&u, 0, r, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  pthread_rwlock_destroy(&l);
}
