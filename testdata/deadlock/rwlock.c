// Two readers want to write: each waits for the other one to have read.
// says: for the read-write lock l, to write, which thread
// says: holds to read since rwlock.c:10
// says: which it holds to read itself since
// silent: 1073741824
#include <pthread.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int n;
static void *work(void *arg) {
  pthread_rwlock_rdlock(&l);
  if (!n)
    pthread_rwlock_wrlock(&l);
  pthread_rwlock_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, work, 0);
  pthread_create(&u, 0, work, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
