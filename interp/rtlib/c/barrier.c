// Barriers. Offset 0: number of participants beside a mark, which tells a barrier from
// memory that happens to be there; 0 if destroyed. Offset 8: arrivals so far; offset 12: rounds completed. The last
// two are used only by the general form of pthread_barrier_wait.
//
// Which of the two forms a program uses must be the same at all its call sites:
// the general one if any of them uses the result.
#include "rt.h"

#define MARK 0xba22u
#define MARKED(v) ((v) >> 16 == MARK)

static void set(void *b, unsigned count) {
  if (count > 0xffff) // more than there can be threads
    count = 0xffff;
  __gmc_store(b, 4, MARK << 16 | count, NA, 0);
}

int RT(pthread_barrier_init)(void *b, const void *attr, unsigned count) {
  if (count == 0)
    return E_INVAL;
  if (MARKED(__gmc_load(b, 4, NA, A_QUIET)))
    __gmc_fault(F_BARRIER, "initialisation of a barrier that is initialised already");
  set(b, count);
  __gmc_store((char *)b + 8, 4, 0, NA, 0);
  __gmc_store((char *)b + 12, 4, 0, NA, 0);
  return 0;
}

int RT(pthread_barrier_destroy)(void *b) {
  if (!MARKED(__gmc_load(b, 4, NA, 0)))
    __gmc_fault(F_BARRIER, "destroy of a barrier that is not initialised");
  __gmc_store(b, 4, 0, NA, A_DESTROY);
  return 0;
}

static uint64_t participants(void *b) {
  uint64_t n = __gmc_load(b, 4, NA, 0);
  if (!MARKED(n))
    __gmc_fault(F_BARRIER, "wait on a barrier that is not initialised or was destroyed");
  return n & 0xffff;
}

// The general form: the order of arrivals is part of the execution, and the
// last to arrive is the one that gets PTHREAD_BARRIER_SERIAL_THREAD (-1). With more
// threads than participants rounds may overlap: they complete in their order. A wait that
// sees an earlier round complete is dropped: it is explored too that it sees its own.
// Waits are sticky because the thread that gets -1 may destroy and free the barrier at
// once: whose round is complete does not look at it again.
int RT(pthread_barrier_wait)(void *b) {
  uint64_t n = participants(b);
  uint64_t old = __gmc_rmw((char *)b + 8, 4, OP_ADD, 1, ACQREL, 0);
  uint64_t round = old / n;
  if (old % n == n - 1) {
    if (round != 0)
      __gmc_await((char *)b + 12, 4, AWAIT_EQ, round, ACQ, B_BARRIER, 0);
    __gmc_store((char *)b + 12, 4, round + 1, REL, 0);
    return -1;
  }
  if (__gmc_await((char *)b + 12, 4, AWAIT_NE, round, ACQ, B_BARRIER, A_STICKY) < round)
    __gmc_block(B_ASSUME);
  return 0;
}

// The form for programs that never use the result: arrivals commute.
int RT(pthread_barrier_wait__unused)(void *b) {
  __gmc_barrier(b, participants(b));
  return 0;
}

// The verification interface's barriers have four bytes.

int RT(__VERIFIER_barrier_init)(void *b, const void *attr, unsigned count) {
  if (count == 0)
    return E_INVAL;
  set(b, count);
  return 0;
}
int RT(__VERIFIER_barrier_destroy)(void *b) { return RT(pthread_barrier_destroy)(b); }
int RT(__VERIFIER_barrier_wait)(void *b) { return RT(pthread_barrier_wait__unused)(b); }

int RT(pthread_barrierattr_init)(int *a) {
  *a = 0;
  return 0;
}
int RT(pthread_barrierattr_destroy)(int *a) { return 0; }
int RT(pthread_barrierattr_setpshared)(int *a, int v) { return 0; }
int RT(pthread_barrierattr_getpshared)(const int *a, int *v) {
  *v = 0;
  return 0;
}
