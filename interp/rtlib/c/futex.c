// Futexes: the system call, and what libstdc++ builds on it.
//
// Each futex has a word with the waiting threads, as condition variables do (see cond.c), in a table indexed by its
// address. The kernel looks at the value and queues the thread in one step, which has its place in an order of all
// operations on the futex. That is all it promises: a wake-up publishes nothing. So accesses of the table are relaxed.
//
// A thread that waits takes its bit, then looks at the value. Until it has, it has the word to itself: other
// operations come before or after. If a waker could see the bit before the value is there, a wake-up might be spent on
// a thread that does not wait yet. A waker has stored the value and then looks at the table. Fences through which nothing
// synchronises stand in between: the waker sees the bit, or the thread sees what the waker stored. That the thread does
// not see what a waker that found it stored later needs no fence: one would cause the other.
#include "rt.h"

// A word holds a mask of waiting threads (bits 0..30), whether one of them is still looking at the value (bit 31), the
// number of its changes (bits 32..47) and a check sum of the futex's address (bits 48..63), so that two
// futexes that share a word are noticed.
enum { WORD_BITS = 14, SLOTS = 31, SUM_SHIFT = 48 };
static uint64_t words[1 << WORD_BITS];

#define MASK 0x7fffffffull
#define LOOKING 0x80000000ull
#define COUNT 0xffff00000000ull
#define TURN (1ull << 32)

static uint64_t hash(void *p) { return (uint64_t)p * 0x9e3779b97f4a7c15ull; }
static uint64_t check_sum(void *p) { return (hash(p) >> 35 & 0x7fff) | 0x8000; }
static uint64_t *find(void *p) { return &words[hash(p) >> (64 - WORD_BITS)]; }

// look reads the word of the futex at p at a time when no thread has it to itself; the check sum is there even if nobody
// used it yet.
static uint64_t look(uint64_t *w, void *p) {
  uint64_t old = __gmc_await(w, 8, AWAIT_MASK_ZERO, LOOKING, RLX, B_ASSUME, A_QUIET);
  if (old && old >> SUM_SHIFT != check_sum(p))
    __gmc_fault(F_UNSUPPORTED, "futex: two futexes share a word of the model's table");
  return old;
}

// swap replaces the word old, which look returned, by one with the given mask, and returns that.
static uint64_t swap(uint64_t *w, void *p, uint64_t old, uint64_t mask) {
  uint64_t new = check_sum(p) << SUM_SHIFT | ((old + TURN) & COUNT) | mask;
  if (__gmc_cas(w, 8, old, new, RLX, RLX, A_QUIET) != old)
    __gmc_block(B_ASSUME);
  return new;
}

// compare requires that the futex at p has the given value, or (AWAIT_NE) another one. Guess and require, as in
// rwlock.c: a thread that finds another value never queued, so no wake-up is spent on it.
static void compare(void *p, unsigned await, uint32_t value) {
  __gmc_fence(SC_ONLY);
  __gmc_await(p, 4, await, value, RLX, B_ASSUME, 0);
}

// futex_wait returns 0 or an error number.
int RT(futex_wait)(void *p, uint32_t value, int why) {
  if (__gmc_choice(2)) {
    compare(p, AWAIT_NE, value);
    return E_AGAIN;
  }
  uint64_t *w = find(p), old = look(w, p);
  if ((old & MASK) == MASK)
    __gmc_fault(F_UNSUPPORTED, "futex: more than 31 threads wait");
  unsigned slot = ((old & COUNT) >> 32) % SLOTS;
  while (old >> slot & 1)
    slot = (slot + 1) % SLOTS;
  uint64_t bit = 1ull << slot;
  uint64_t taken = swap(w, p, old, (old & MASK) | bit | LOOKING);
  compare(p, AWAIT_EQ, value);
  __gmc_store(w, 8, taken & ~LOOKING, RLX, A_QUIET);
  __gmc_await(w, 8, AWAIT_MASK_ZERO, bit | LOOKING, RLX, why, A_STICKY | A_QUIET);
  return 0;
}

// futex_wake wakes up to n threads and returns how many. Wake-ups of nobody are not
// ordered among each other.
int RT(futex_wake)(void *p, uint64_t n) {
  __gmc_fence(SC_ONLY);
  uint64_t *w = find(p), old = look(w, p), mask = old & MASK;
  unsigned waiting = 0, woken = 0;
  if (!mask)
    return 0;
  for (uint64_t m = mask; m; m &= m - 1)
    waiting++;
  // Which of the waiting threads: decided for one after the other.
  for (uint64_t m = mask; m && woken < n; m &= m - 1, waiting--) {
    if (n - woken < waiting && __gmc_choice(2))
      continue;
    mask &= ~(m & -m);
    woken++;
  }
  swap(w, p, old, mask);
  return woken;
}

// timed_wait is a wait of the system call with a time limit. Only a thread that found the value queues and may
// then wait for too long. That one need not register, see cond.c.
static int timed_wait(void *p, uint32_t value) {
  if (__gmc_choice(2) == 0)
    return RT(futex_wait)(p, value, B_ASSUME);
  compare(p, AWAIT_EQ, value);
  return E_TIMEDOUT;
}

// spurious_wait is a wait of the system call that returns 0 although nobody woke the thread (man 2 futex: callers must expect
// that). It need not register either. If the value has changed, the wait that is not spurious shows what happens.
static int spurious_wait(void *p, uint32_t value) {
  compare(p, AWAIT_EQ, value);
  return 0;
}

enum { SYS_GETTID = 186, SYS_FUTEX = 202, SYS_MEMBARRIER = 324 };
enum { WAIT = 0, WAKE = 1, WAIT_BITSET = 9, WAKE_BITSET = 10, COMMAND = 127 };
#define MATCH_ANY 0xffffffffu

// No kernel must have membarrier (man 2 membarrier), and no model here has fences of other threads. The machine notes the call.
__attribute__((noinline)) long RT(__membarrier)(void) {
  ERRNO = E_NOSYS;
  return -1;
}

long RT(syscall)(long number, ...) {
  va_list ap;
  va_start(ap, number);
  if (number == SYS_GETTID)
    return __gmc_name();
  if (number == SYS_FUTEX) {
    void *p = va_arg(ap, void *);
    int op = va_arg(ap, int) & COMMAND;
    uint32_t value = va_arg(ap, uint32_t);
    uint64_t n = (int32_t)value > 0 ? value : 1; // Linux wakes a thread before it looks whether there were enough
    if (op == WAKE)
      return RT(futex_wake)(p, n); // callers may pass no more arguments
    if (op != WAIT && op != WAIT_BITSET && op != WAKE_BITSET)
      __gmc_fault(F_UNSUPPORTED, "syscall: of the operations on futexes only FUTEX_WAIT, FUTEX_WAKE, FUTEX_WAIT_BITSET and "
                                 "FUTEX_WAKE_BITSET are modelled");
    const int64_t *timeout = va_arg(ap, const int64_t *);
    if (op != WAIT) {
      va_arg(ap, void *);
      if (va_arg(ap, uint32_t) != MATCH_ANY)
        __gmc_fault(F_UNSUPPORTED, "syscall: futexes with a bit set other than FUTEX_BITSET_MATCH_ANY are not modelled");
    }
    if (op == WAKE_BITSET)
      return RT(futex_wake)(p, n);
    int err = RT(wakes_spuriously)(p) ? spurious_wait(p, value)
              : timeout               ? timed_wait(p, value)
                                      : RT(futex_wait)(p, value, B_COND);
    if (err == 0)
      return 0;
    if (err == E_TIMEDOUT && op == WAIT)
      RT(__rest)(timeout); // a span; the other has a point of time
    else if (err == E_TIMEDOUT)
      RT(__time_out)(timeout);
    ERRNO = err;
    return -1;
  }
  if (number == SYS_MEMBARRIER)
    return RT(__membarrier)();
  __gmc_fault(F_UNSUPPORTED, "syscall: this system call is not modelled");
}
