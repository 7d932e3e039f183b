// Parking of a thread in Rust's standard library on Linux.
#include "futex.h"
enum { PARKED = -1, EMPTY, NOTIFIED };
static atomic_int state;
static void park(void) {
  if (sub(&state, 1, ACQUIRE) == NOTIFIED)
    return;
  for (;;) {
    futex_wait(&state, PARKED);
    int s = NOTIFIED;
    if (cas(&state, &s, EMPTY, ACQUIRE))
      return;
  }
}
static void unpark(void) {
  if (swap(&state, NOTIFIED, RELEASE) == PARKED)
    futex_wake(&state, 1);
}
static void *first(void *arg) {
  data = 1;
  unpark();
  return 0;
}
static void *second(void *arg) {
  park();
  assert(data == 1);
  return 0;
}
