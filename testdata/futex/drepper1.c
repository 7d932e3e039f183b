// The first mutex of "Futexes Are Tricky" (Drepper 2011), which works, but calls the kernel at each unlock.
#include "futex.h"
static atomic_int val;
static void lock(void) {
  int c;
  while ((c = add(&val, 1, ACQUIRE)) != 0)
    futex_wait(&val, c + 1);
}
static void unlock(void) {
  store(&val, 0, RELEASE);
  futex_wake(&val, 1);
}
#include "lock.h"
