// The mutex of Rust's standard library on Linux, which spins for one round only.
#include "futex.h"
static atomic_int state;
static void contended(void) {
  int s = load(&state, RLX);
  if (s == 0 && cas(&state, &s, 1, ACQUIRE))
    return;
  for (;;) {
    if (s != 2 && swap(&state, 2, ACQUIRE) == 0)
      return;
    futex_wait(&state, 2);
    s = load(&state, RLX);
  }
}
static void lock(void) {
  int s = 0;
  if (!cas(&state, &s, 1, ACQUIRE))
    contended();
}
static void unlock(void) {
  if (swap(&state, 0, RELEASE) == 2)
    futex_wake(&state, 1);
}
#include "lock.h"
