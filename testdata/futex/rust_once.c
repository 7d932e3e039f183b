// Once of Rust's standard library on Linux.
#include "futex.h"
enum { INCOMPLETE, RUNNING, QUEUED, COMPLETE };
static atomic_int state;
static void call(void) {
  int s = load(&state, ACQUIRE);
  for (;;)
    switch (s) {
    case INCOMPLETE:
      if (!atomic_compare_exchange_strong_explicit(&state, &s, RUNNING, ACQUIRE, ACQUIRE))
        continue;
      data = 1;
      if (swap(&state, COMPLETE, ACQ_REL) == QUEUED)
        futex_wake(&state, INT_MAX);
      return;
    case RUNNING:
      if (!atomic_compare_exchange_strong_explicit(&state, &s, QUEUED, RLX, ACQUIRE))
        continue;
      // falls through
    case QUEUED:
      futex_wait(&state, QUEUED);
      s = load(&state, ACQUIRE);
      continue;
    default:
      return;
    }
}
static void *first(void *arg) {
  call();
  assert(data == 1);
  return 0;
}
static void *second(void *arg) { return first(arg); }
