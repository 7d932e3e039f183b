// Read-write locks in which writers go before readers, for --prims: the pthread functions of a program in
// terms of an object and operations on it. All zero is free, so PTHREAD_RWLOCK_INITIALIZER will do.
#define GMC_QUEUE_CAPACITY 4
#include <genmcgo/rwlock_writers.h>
#include <pthread.h>

_Static_assert(sizeof(gmc_rwlock) <= sizeof(pthread_rwlock_t), "a lock of the program is too small");

static gmc_rwlock *lock(pthread_rwlock_t *l) { return (gmc_rwlock *)l; }

int pthread_rwlock_init(pthread_rwlock_t *l, const pthread_rwlockattr_t *attributes) {
  gmc_rwlock_init(lock(l));
  return 0;
}
int pthread_rwlock_destroy(pthread_rwlock_t *l) {
  gmc_rwlock_destroy(lock(l));
  return 0;
}
int pthread_rwlock_rdlock(pthread_rwlock_t *l) {
  gmc_read_lock(lock(l));
  return 0;
}
int pthread_rwlock_wrlock(pthread_rwlock_t *l) {
  gmc_write_lock(lock(l));
  return 0;
}
int pthread_rwlock_unlock(pthread_rwlock_t *l) {
  gmc_rwlock_unlock(lock(l));
  return 0;
}
