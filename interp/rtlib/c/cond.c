// Condition variables.
//
// The first eight bytes hold, from bit 0, a mask of the waiting threads (bits
// 0..30), the number of waits so far (bits 32..62) and the destroyed mark (bit 63).
//
// A waiter takes a free bit b while it still holds the mutex, releases the mutex,
// and then awaits a word in which b is clear. Bits are taken in turn, so that a
// later waiter does not set a bit again whose former owner was woken but did not
// look yet: it would seem to sleep on. (After 31 more waits that can happen. The
// awaiting read is sticky for this reason: nothing else observes when it happens,
// so the execution in which it came early enough stands for the real ones.)
//
// A signal must wake exactly one of the threads that wait at that moment, and
// every choice must be explored. Which bits are set is known only when the word
// is read, so the choice has to come after a read and the write must still be
// atomic with it. Therefore: read the word; if nobody waits that is all (signals
// to nobody are not ordered among each other); choose only among two or more;
// then compare-and-swap. If the swap finds another word, the execution is
// dropped: the one in which the first read already returned that other word is
// explored too and does the same. A word never comes back, because a bit is set
// only when the number of waits grows; so a swap that succeeds read the same write
// as the first read, and no execution is explored twice. Waiters register in the
// same way.
//
// What a signal published is visible to the thread it wakes, as POSIX says of
// all its synchronising functions. C11 and C++ say nothing like that: there what
// threads tell each other goes through the mutex (__notify_one, __notify_all).
#include "queue.h"

#define MASK 0x7fffffffull
#define TURN (1ull << 32)
#define GONE (1ull << 63)
enum { SLOTS = 31 };

static void check(uint64_t w) {
  if (w & GONE)
    __gmc_fault(F_LOCK_MISUSE, "use of a destroyed condition variable");
}

int RT(pthread_cond_init)(void *c, const void *attr) {
  __gmc_store(c, 8, 0, NA, 0);
  return 0;
}

// swap replaces the word old, which was just read, or drops the execution.
static void swap(void *c, uint64_t old, uint64_t new, int ord) {
  if (__gmc_cas(c, 8, old, new, ord, RLX, 0) != old)
    __gmc_block(B_ASSUME);
}

// A condition variable may be destroyed as soon as all waiting threads are woken (POSIX gives
// an example), before they look: so this is an atomic access, which their reads do not race with.
// Whoever else uses the variable without being ordered before reads the mark.
int RT(pthread_cond_destroy)(void *c) {
  uint64_t w = __gmc_load(c, 8, RLX, 0);
  if (w & GONE)
    __gmc_fault(F_LOCK_MISUSE, "a condition variable is destroyed twice");
  if (w & MASK)
    __gmc_fault(F_LOCK_MISUSE, "destroy of a condition variable on which threads wait");
  swap(c, w, GONE, RLX);
  return 0;
}

// enter registers the calling thread as a waiter and returns its bit.
static uint64_t enter(void *c) {
  uint64_t w = __gmc_load(c, 8, RLX, 0);
  check(w);
  if ((w & MASK) == MASK)
    __gmc_fault(F_UNSUPPORTED, "more than 31 threads wait on one condition variable");
  unsigned slot = (w >> 32) % SLOTS;
  while (w >> slot & 1)
    slot = (slot + 1) % SLOTS;
  swap(c, w, (w + TURN) | 1ull << slot, RLX);
  return 1ull << slot;
}

// wait reports a wait without the mutex as a checking mutex would (its unlock then
// returns EPERM, unless the condition variable is destroyed) or as a verdict. *others says whether other threads still waited when
// this one was woken.
static int wait(void *c, void *m, int why, int *others) {
  if (!__gmc_tls_get(T_MUTEX, m)) {
    int r = RT(pthread_mutex_unlock)(m);
    if (r) {
      check(__gmc_load(c, 8, RLX, 0));
      return r;
    }
  }
  uint64_t bit = enter(c);
  RT(pthread_mutex_unlock)(m);
  uint64_t w = __gmc_await(c, 8, AWAIT_MASK_ZERO, bit, ACQ, why, A_STICKY);
  if (w & GONE)
    __gmc_block(B_ASSUME); // it was woken before that
  *others = (w & MASK) != 0;
  return RT(pthread_mutex_lock)(m);
}

// A wait that ends by itself, spuriously or by time-out, need not register: a
// registered waiter that no signal chooses changes nothing for the others, and
// one that a signal chooses has been woken (or see pthread_cond_timedwait).
static int pass(void *m) {
  int r = RT(pthread_mutex_unlock)(m);
  return r ? r : RT(pthread_mutex_lock)(m);
}

int RT(wakes_spuriously)(void *c) {
  uint64_t n = __gmc_tls_get(T_SPURIOUS, c);
  if (n >= __gmc_config(CFG_SPURIOUS_WAKEUPS) || !__gmc_choice(2))
    return 0;
  __gmc_tls_set(T_SPURIOUS, c, n + 1);
  return 1;
}

int RT(pthread_cond_wait)(void *c, void *m) {
  if (RT(wakes_spuriously)(c))
    return pass(m);
  int others;
  return wait(c, m, B_COND, &others);
}

// A timed wait either times out or is woken. If it is never woken, that is no
// deadlock but simply not an execution (the other choice is one), hence
// B_ASSUME. A loop that waits again after each time-out would go on for ever,
// so a thread times out a limited number of times on one condition variable,
// and what lies beyond is reported as cut by a bound.
//
// The time may also be over just when a signal has chosen the thread: POSIX lets such a wait
// consume the signal, and glibc's does. That can be told from a wait that timed out
// before only if the signal could have gone to another thread.
static int timed_wait(void *c, void *m) {
  if (RT(wakes_spuriously)(c))
    return pass(m);
  if (__gmc_choice(2) == 0) {
    int others = 0, r = wait(c, m, B_ASSUME, &others);
    return r == 0 && others && __gmc_choice(2) ? E_TIMEDOUT : r;
  }
  uint64_t n = __gmc_tls_get(T_TIMEOUTS, c);
  if (n >= __gmc_config(CFG_TIMEOUTS))
    __gmc_block(B_UNROLL);
  __gmc_tls_set(T_TIMEOUTS, c, n + 1);
  int r = pass(m);
  return r ? r : E_TIMEDOUT;
}

int RT(pthread_cond_timedwait)(void *c, void *m, const void *abstime) {
  return RT(__expired)(timed_wait(c, m), abstime);
}

int RT(pthread_cond_clockwait)(void *c, void *m, int clock, const void *abstime) {
  return RT(pthread_cond_timedwait)(c, m, abstime);
}

static int signal(void *c, int ord) {
  uint64_t w = __gmc_load(c, 8, RLX, 0);
  check(w);
  uint64_t mask = w & MASK;
  if (!mask)
    return 0;
  uint64_t rest = mask;
  if (mask & (mask - 1)) {
    int n = 0;
    for (uint64_t m = mask; m; m &= m - 1)
      n++;
    for (unsigned k = __gmc_choice(n); k > 0; k--)
      rest &= rest - 1;
  }
  swap(c, w, w & ~(rest & -rest), ord);
  return 0;
}

static int broadcast(void *c, int ord) {
  uint64_t w = __gmc_load(c, 8, RLX, 0);
  check(w);
  if (w & MASK)
    swap(c, w, w & ~MASK, ord);
  return 0;
}

int RT(pthread_cond_signal)(void *c) { return signal(c, REL); }
int RT(pthread_cond_broadcast)(void *c) { return broadcast(c, REL); }
int RT(__notify_one)(void *c) { return signal(c, RLX); }
int RT(__notify_all)(void *c) { return broadcast(c, RLX); }

int RT(pthread_condattr_init)(int *a) {
  *a = 0;
  return 0;
}
int RT(pthread_condattr_destroy)(int *a) { return 0; }
int RT(pthread_condattr_setpshared)(int *a, int v) { return 0; }
int RT(pthread_condattr_getpshared)(const int *a, int *v) {
  *v = 0;
  return 0;
}
int RT(pthread_condattr_setclock)(int *a, int v) {
  *a = v;
  return 0;
}
int RT(pthread_condattr_getclock)(const int *a, int *v) {
  *v = *a;
  return 0;
}

// With a wake-up policy (queue.h) the threads that wait are a queue, and each of them waits for a word
// of its own to change: it need not look at what later signals do to the queue. A thread is woken once for
// each time that it waits. The lower half of its word counts that, the upper one how often other threads
// still waited.

uint32_t __gmc_wakeups[1 << 17]; // of each thread, by its name

static void queued_check(void *c) {
  if (__gmc_load(c, 4, RLX, 0) == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "use of a destroyed condition variable");
}

int RT(queued_pthread_cond_init)(void *c, const void *attr) {
  __gmc_store(c, 4, 0, NA, 0);
  RT(op_reset)((void *)c, 0);
  return 0;
}

int RT(queued_pthread_cond_destroy)(void *c) {
  if (__gmc_load(c, 4, RLX, 0) == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "a condition variable is destroyed twice");
  if (!RT(op_idle)(c))
    __gmc_fault(F_LOCK_MISUSE, "destroy of a condition variable on which threads wait");
  __gmc_store(c, 4, DESTROYED, RLX, A_DESTROY);
  return 0;
}

static int queued_wait(void *c, void *m, int why, int *others) {
  if (!__gmc_tls_get(T_MUTEX, m)) {
    int r = RT(pthread_mutex_unlock)(m);
    if (r) {
      queued_check(c);
      return r;
    }
  }
  queued_check(c);
  RT(op_enter)(c);
  RT(pthread_mutex_unlock)(m);
  uint64_t before = __gmc_tls_get(T_WAKEUPS, 0);
  uint64_t after = __gmc_await(&__gmc_wakeups[__gmc_self()], 4, AWAIT_NE, before, ACQ, why, 0);
  __gmc_tls_set(T_WAKEUPS, 0, after);
  *others = (after - before) >> 16;
  return RT(pthread_mutex_lock)(m);
}

static void wake(int thread, int others, int ord) {
  __gmc_rmw(&__gmc_wakeups[thread + 1], 4, OP_ADD, others ? 0x10001 : 1, ord, 0);
}

static void wake_all(uint64_t w, int ord) {
  if (w & LARGE)
    wake(w & 0xffffff, (w & OTHERS) != 0, ord);
  else
    for (int i = 0; i < NUMBERS; i++)
      if (w >> i & 1)
        wake(i, (w & OTHERS) != 0, ord);
}

int RT(queued_pthread_cond_wait)(void *c, void *m) {
  if (RT(wakes_spuriously)(c))
    return pass(m);
  int others;
  return queued_wait(c, m, B_COND, &others);
}

static int queued_timed_wait(void *c, void *m) {
  if (RT(wakes_spuriously)(c))
    return pass(m);
  if (__gmc_choice(2) == 0) {
    int others = 0, r = queued_wait(c, m, B_ASSUME, &others);
    return r == 0 && others && __gmc_choice(2) ? E_TIMEDOUT : r;
  }
  uint64_t n = __gmc_tls_get(T_TIMEOUTS, c);
  if (n >= __gmc_config(CFG_TIMEOUTS))
    __gmc_block(B_UNROLL);
  __gmc_tls_set(T_TIMEOUTS, c, n + 1);
  int r = pass(m);
  return r ? r : E_TIMEDOUT;
}

int RT(queued_pthread_cond_timedwait)(void *c, void *m, const void *abstime) {
  return RT(__expired)(queued_timed_wait(c, m), abstime);
}

int RT(queued_pthread_cond_clockwait)(void *c, void *m, int clock, const void *abstime) {
  return RT(queued_pthread_cond_timedwait)(c, m, abstime);
}

static int queued_signal(void *c, int ord) {
  queued_check(c);
  uint64_t w = RT(op_cond_signal)(c, __gmc_config(CFG_WAKEUP_COND));
  if (w & CHOOSE)
    w = RT(op_cond_choose)(c, __gmc_choice(w & 0xff));
  wake_all(w, ord);
  return 0;
}

static int queued_broadcast(void *c, int ord) {
  queued_check(c);
  wake_all(RT(op_cond_broadcast)(c), ord);
  return 0;
}

int RT(queued_pthread_cond_signal)(void *c) { return queued_signal(c, REL); }
int RT(queued_pthread_cond_broadcast)(void *c) { return queued_broadcast(c, REL); }
int RT(queued___notify_one)(void *c) { return queued_signal(c, RLX); }
int RT(queued___notify_all)(void *c) { return queued_broadcast(c, RLX); }
