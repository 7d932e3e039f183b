// One-time initialisation: pthread_once, C++ static guards, std::call_once.
//
// A state word is 0 (not begun), 1 (running) or 2 (done). The caller's
// compare-and-swap from 0 tells all: it runs the initialiser, or reads 2 and
// returns, or reads 1. In the last case it waits until the initialiser has
// ended, so that a deadlock is found, and then drops the execution: the one in
// which its swap came later and read the final state is explored too and does
// the same.
#include "rt.h"

// Compiled with -fexceptions, for the clean-up below: this spares it one of its own.
void __gmc_store(void *p, unsigned size, uint64_t val, int ord, int attr) __attribute__((nothrow));

static uint64_t begin(void *state, unsigned size) {
  uint64_t old = __gmc_cas(state, size, 0, 1, ACQ, ACQ, 0);
  if (old == 1) {
    __gmc_await(state, size, AWAIT_NE, 1, ACQ, B_ONCE, 0);
    __gmc_block(B_ASSUME);
  }
  return old;
}

// An initialiser that an exception leaves has not initialised: the clean-up resets the
// state, and a later call runs its initialiser.
struct attempt {
  void *state;
  uint64_t end;
};
static void ended(struct attempt *a) { __gmc_store(a->state, 4, a->end, REL, 0); }

int RT(pthread_once)(int *once, void (*init)(void)) {
  if (begin(once, 4) == 0) {
    struct attempt a __attribute__((cleanup(ended))) = {once, 0};
    init();
    a.end = 2;
  }
  return 0;
}

void RT(call_once)(int *once, void (*init)(void)) { RT(pthread_once)(once, init); }

// The first byte of a guard is nonzero once the variable is initialised: compiled
// code reads it before it calls. The state is the second byte. A call that finds
// the variable initialised could have been spared by the first byte: that
// execution stands for this one.

int RT(__cxa_guard_acquire)(char *guard) {
  if (begin(guard + 1, 1) != 0)
    __gmc_block(B_ASSUME);
  return 1;
}
void RT(__cxa_guard_release)(char *guard) {
  __gmc_store(guard + 1, 1, 2, REL, 0);
  __gmc_store(guard, 1, 1, REL, 0);
}
void RT(__cxa_guard_abort)(char *guard) { __gmc_store(guard + 1, 1, 0, REL, 0); }

// std::call_once of libstdc++ hands its callable over in these thread-locals.
_Thread_local void *RT(_ZSt15__once_callable);
_Thread_local void (*RT(_ZSt11__once_call))(void);
void RT(__once_proxy)(void) { RT(_ZSt11__once_call)(); }
