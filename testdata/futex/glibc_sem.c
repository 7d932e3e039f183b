// The semaphore of glibc 2.36 for processors without 64-bit atomics: the lowest bit of the value says that threads may wait.
// The number of these is changed under a lock there; here it is a read-modify-write.
#include "futex.h"
static atomic_int value, waiters;
static int try(void) {
  int v = load(&value, RLX);
  while (v >> 1)
    if (cas(&value, &v, v - 2, ACQUIRE))
      return 1;
  return 0;
}
static void wait(void) {
  if (try())
    return;
  add(&waiters, 1, ACQUIRE);
  for (;;) {
    int v = load(&value, RLX);
    do {
      if (!(v >> 1) && (v & 1))
        break;
    } while (!cas(&value, &v, v >> 1 ? v - 2 : v | 1, ACQUIRE));
    if (v >> 1)
      break;
    futex_wait(&value, 1);
  }
  if (sub(&waiters, 1, RELEASE) == 1)
    atomic_fetch_and_explicit(&value, ~1, RELEASE);
}
static void post(void) {
  if (add(&value, 2, RELEASE) & 1)
    futex_wake(&value, 1);
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
