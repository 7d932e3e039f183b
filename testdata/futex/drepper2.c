// The second mutex of "Futexes Are Tricky".
#include "futex.h"
static atomic_int val;
static int cmpxchg(int old, int new) {
  cas(&val, &old, new, ACQUIRE);
  return old;
}
static void lock(void) {
  int c;
  if ((c = cmpxchg(0, 1)) != 0)
    do {
      if (c == 2 || cmpxchg(1, 2) != 0)
        futex_wait(&val, 2);
    } while ((c = cmpxchg(0, 2)) != 0);
}
static void unlock(void) {
  if (sub(&val, 1, RELEASE) != 1) {
    store(&val, 0, RELEASE);
    futex_wake(&val, 1);
  }
}
#include "lock.h"
