// A read-write lock: the number of readers, WRITER, and a bit that threads wait. Readers and writers sleep on the same word.
#include "futex.h"
enum { WRITER = 0x3fffffff, WAITING = 1 << 30 };
static atomic_int state;
static void acquire(int writer) {
  for (;;) {
    int s = load(&state, RLX);
    while (writer ? (s & WRITER) == 0 : (s & WRITER) != WRITER)
      if (cas(&state, &s, writer ? s | WRITER : s + 1, ACQUIRE))
        return;
    if (!(s & WAITING) && !cas(&state, &s, s | WAITING, RLX))
      continue;
    futex_wait(&state, s | WAITING);
  }
}
static void release(int writer) {
  int s = sub(&state, writer ? WRITER : 1, RELEASE) - (writer ? WRITER : 1);
  if (s == WAITING && cas(&state, &s, 0, RLX))
    futex_wake(&state, INT_MAX);
}
static void *first(void *arg) {
  acquire(1);
  data++;
  release(1);
  return 0;
}
static void *second(void *arg) {
  acquire(0);
  int x = data;
  release(0);
  assert(x == 0 || x == 1);
  return 0;
}
