// Condvar of Rust's standard library on Linux, with a mutex of pthreads. It is relaxed throughout: the mutex synchronises.
// With -DRELAXED the flag is set without the mutex.
#include "futex.h"
static atomic_int count, flag;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void notify(void) {
  add(&count, 1, RLX);
  futex_wake(&count, 1);
}
static void wait(void) {
  int c = load(&count, RLX);
  pthread_mutex_unlock(&m);
  futex_wait(&count, c);
  pthread_mutex_lock(&m);
}
static void *first(void *arg) {
  data = 1;
#ifdef RELAXED
  store(&flag, 1, RLX);
  pthread_mutex_lock(&m);
#else
  pthread_mutex_lock(&m);
  store(&flag, 1, RLX);
#endif
  pthread_mutex_unlock(&m);
  notify();
  return 0;
}
static void *second(void *arg) {
  pthread_mutex_lock(&m);
  while (!load(&flag, RLX))
    wait();
  pthread_mutex_unlock(&m);
  assert(data == 1);
  return 0;
}
