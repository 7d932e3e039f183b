// expect: verified
//
// A reader locks again what it holds for reading. That is right with the read-write locks of POSIX systems in
// which readers may pass writers that wait. With --prims=examples/prims/rwlock-writers.c, where they may not,
// it is a deadlock.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int items;

static int count(void) {
  pthread_rwlock_rdlock(&lock);
  int n = items;
  pthread_rwlock_unlock(&lock);
  return n;
}

static void *reader(void *arg) {
  pthread_rwlock_rdlock(&lock);
  int n = items;
  assert(count() == n);
  pthread_rwlock_unlock(&lock);
  return 0;
}

static void *writer(void *arg) {
  pthread_rwlock_wrlock(&lock);
  items++;
  pthread_rwlock_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t r, w;
  pthread_create(&r, 0, reader, 0);
  pthread_create(&w, 0, writer, 0);
  pthread_join(r, 0);
  pthread_join(w, 0);
  assert(count() == 1);
}
