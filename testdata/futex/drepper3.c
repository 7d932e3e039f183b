// The third mutex of "Futexes Are Tricky".
#include "futex.h"
static atomic_int val;
static void lock(void) {
  int c = 0;
  if (!cas(&val, &c, 1, ACQUIRE)) {
    if (c != 2)
      c = swap(&val, 2, ACQUIRE);
    while (c != 0) {
      futex_wait(&val, 2);
      c = swap(&val, 2, ACQUIRE);
    }
  }
}
static void unlock(void) {
  if (sub(&val, 1, RELEASE) != 1) {
    store(&val, 0, RELEASE);
    futex_wake(&val, 1);
  }
}
#include "lock.h"
