// The semaphore of musl 1.2, without its rounds of spinning and without the bound of its value.
#include "futex.h"
static atomic_int value, waiters;
static int try(void) {
  int v = load(&value, RLX);
  while ((v & INT_MAX) > 0)
    if (cas(&value, &v, v - 1, ACQUIRE))
      return 1;
  return 0;
}
static void wait(void) {
  while (!try()) {
    int v = 0;
    atomic_fetch_add(&waiters, 1);
    atomic_compare_exchange_strong(&value, &v, INT_MIN);
    futex_wait(&value, INT_MIN);
    atomic_fetch_sub(&waiters, 1);
  }
}
static void post(void) {
  int v = load(&value, RLX), new, waiting;
  do {
    waiting = atomic_load(&waiters);
    new = (v & INT_MAX) + 1;
    if (waiting > 1)
      new |= INT_MIN;
  } while (!cas(&value, &v, new, RELEASE));
  if (v < 0)
    futex_wake(&value, waiting > 1 ? 1 : INT_MAX);
}
static void *first(void *arg) {
  data = 1;
  post();
  return 0;
}
static void *second(void *arg) {
  wait();
  assert(data == 1);
  return 0;
}
