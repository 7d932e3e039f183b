// Threads: creation, joining, names, attributes. A pthread_t is the thread's
// event.Tid.
#include "rt.h"

enum { JOINED = 1, DETACHED };
enum { DETACH_OFFSET = 0 };

// What threads did with each thread: T_JOINED has only what the thread itself did. It is kept if the program may detach threads. If
// not, the explorer finds that two of them join the same one, without events. There is room for the first threads that main
// creates, and those that these create: a large table would hide accesses beyond the ends of arrays, which would meet it.
enum { OF_MAIN = 128, PARENTS = 32, OF_EACH = 8 };
static uint8_t claims[OF_MAIN + PARENTS * OF_EACH];

// claim_shared notes that thread t is joined or detached, or nothing if as is 0, and returns what was noted before. Programs call
// it that may detach threads only (ir.Program.Detaches). For names of threads see event.ChildTid.
__attribute__((noinline)) static uint64_t claim_shared(uint64_t t, uint64_t as) {
  uint64_t parent = t >> 7 & 255, child = t & 127;
  if (t >= OF_MAIN) {
    if (t >> 15 != 1 || parent >= PARENTS || child >= OF_EACH)
      return 0;
    t = OF_MAIN + parent * OF_EACH + child;
  }
  return as ? __gmc_rmw(&claims[t], 1, OP_SET, as, RLX, A_QUIET) : __gmc_load(&claims[t], 1, RLX, A_QUIET);
}

// The new thread's name is stored after its creation: POSIX does not promise
// that it is there when the thread begins, so a thread that reads the variable
// without further synchronisation is reported as a race.
int RT(pthread_create)(uint64_t *t, const int *attr, void *fn, void *arg) {
  int detached = attr ? attr[DETACH_OFFSET] : 0;
  uint64_t tid = __gmc_create(fn, arg, 0);
  if (detached) {
    tls_put(T_JOINED, tid, DETACHED);
    claim_shared(tid, DETACHED);
  }
  *t = tid;
  return 0;
}

__attribute__((noinline)) static void claimed(uint64_t was, uint64_t as) {
  switch (was) {
  case JOINED:
    __gmc_fault(F_JOIN, as == JOINED ? "a thread is joined twice" : "detach of a thread that was joined");
  case DETACHED:
    __gmc_fault(F_JOIN, as == JOINED ? "join of a detached thread" : "a thread is detached twice");
  }
}

static void check(uint64_t t, uint64_t as) {
  claimed(tls(T_JOINED, t), as);
  if (t == 0 || t >> 17)
    __gmc_fault(F_JOIN, "join or detach of a value that names no thread");
}

static void claim(uint64_t t, uint64_t as) {
  check(t, as);
  tls_put(T_JOINED, t, as);
  if (__gmc_config(CFG_DETACHES))
    claimed(claim_shared(t, as), as);
}

static int join(uint64_t t, void **result, int why) {
  if (t == __gmc_self())
    __gmc_fault(F_JOIN, "a thread joins itself");
  claim(t, JOINED);
  void *r = __gmc_join(t, why);
  if (result)
    *result = r;
  return 0;
}
int RT(pthread_join)(uint64_t t, void **result) { return join(t, result, B_JOIN); }

// Attempts to join may always fail; whether they do is a choice. One that does not fail need not wait for ever.
// An attempt to join oneself fails, unless another thread has detached the calling one. One that waits for it may have noted that
// it is joined: that is no mistake.
static int try_join(uint64_t t, void **result, int err) {
  check(t, JOINED);
  if (t == __gmc_self()) {
    if (__gmc_config(CFG_DETACHES) && claim_shared(t, 0) == DETACHED)
      claimed(DETACHED, JOINED);
    return err == E_BUSY ? err : E_DEADLK;
  }
  return __gmc_choice(2) ? err : join(t, result, B_ASSUME);
}
int RT(pthread_tryjoin_np)(uint64_t t, void **result) { return try_join(t, result, E_BUSY); }
int RT(pthread_timedjoin_np)(uint64_t t, void **result, const void *abstime) {
  return RT(__expired)(try_join(t, result, E_TIMEDOUT), abstime);
}
int RT(pthread_clockjoin_np)(uint64_t t, void **result, int clock, const void *abstime) {
  return RT(pthread_timedjoin_np)(t, result, abstime);
}

int RT(pthread_detach)(uint64_t t) {
  claim(t, DETACHED);
  return 0;
}

uint64_t RT(pthread_self)(void) { return __gmc_name(); }
int RT(pthread_equal)(uint64_t a, uint64_t b) { return a == b; }

void RT(pthread_exit)(void *result) {
  if (tls(T_CLEANUPS, 0))
    __gmc_fault(F_UNSUPPORTED, "pthread_exit between pthread_cleanup_push and pthread_cleanup_pop is not modelled; "
                               "leave that part first, by pthread_cleanup_pop(1)");
  RT(thread_end)();
  __gmc_finish(result, 0);
}

int RT(sched_yield)(void) { return 0; }
int RT(pthread_yield)(void) { return 0; }
int RT(pthread_setname_np)(uint64_t t, const char *name) { return 0; }
int RT(pthread_getname_np)(uint64_t t, char *buf, size_t n) {
  if (n)
    buf[0] = 0;
  return 0;
}
int RT(pthread_atfork)(void (*a)(void), void (*b)(void), void (*c)(void)) { return 0; }
int RT(pthread_setconcurrency)(int n) { return 0; }
int RT(pthread_getconcurrency)(void) { return 0; }
int RT(pthread_setaffinity_np)(uint64_t t, size_t n, const void *set) { return 0; }
int RT(sched_setaffinity)(int t, size_t n, const void *set) { return 0; }
int RT(sched_getcpu)(void) { return 0; }
int RT(sched_getaffinity)(int t, size_t n, unsigned char *set) { // four processors
  for (size_t i = 0; i < n; i++)
    set[i] = i ? 0 : 15;
  return 0;
}
int RT(__sched_cpucount)(size_t n, const unsigned char *set) {
  int count = 0;
  for (size_t i = 0; i < n; i++)
    count += __builtin_popcount(set[i]);
  return count;
}
int RT(pthread_getaffinity_np)(uint64_t t, size_t n, void *set) { return RT(sched_getaffinity)(0, n, set); }
int RT(sched_get_priority_max)(int policy) { return policy == 1 || policy == 2 ? 99 : 0; }
int RT(sched_get_priority_min)(int policy) { return policy == 1 || policy == 2; }
int RT(sched_setscheduler)(int t, int policy, const void *param) { return 0; }
int RT(sched_getscheduler)(int t) { return 0; }
int RT(sched_setparam)(int t, const void *param) { return 0; }
int RT(sched_getparam)(int t, int *param) {
  *param = 0;
  return 0;
}
int RT(pthread_setschedparam)(uint64_t t, int policy, const void *param) { return 0; }
int RT(pthread_getschedparam)(uint64_t t, int *policy, int *param) {
  *policy = 0;
  *param = 0;
  return 0;
}
int RT(pthread_setschedprio)(uint64_t t, int prio) { return 0; }
// Cancellation: the settings are kept, a request is not modelled. 0 is what a thread
// begins with (PTHREAD_CANCEL_ENABLE, PTHREAD_CANCEL_DEFERRED).
static int set_cancel(unsigned which, int value, int *old) {
  if (value != 0 && value != 1)
    return E_INVAL;
  if (old)
    *old = tls(which, 0);
  tls_put(which, 0, value);
  return 0;
}
int RT(pthread_setcancelstate)(int state, int *old) { return set_cancel(T_CANCEL_STATE, state, old); }
int RT(pthread_setcanceltype)(int type, int *old) { return set_cancel(T_CANCEL_TYPE, type, old); }
void RT(pthread_testcancel)(void) {}
int RT(pthread_cancel)(uint64_t t) {
  __gmc_fault(F_UNSUPPORTED, "pthread_cancel is not modelled; let the thread look at an atomic flag where it may be cancelled, "
                             "and call pthread_exit there");
}
int RT(pthread_kill)(uint64_t t, int sig) {
  if (sig == 0)
    return 0;
  __gmc_fault(F_UNSUPPORTED, "pthread_kill is not modelled");
}
void RT(__pthread_register_cancel)(void *buf) { tls_put(T_CLEANUPS, 0, tls(T_CLEANUPS, 0) + 1); }
void RT(__pthread_unregister_cancel)(void *buf) { tls_put(T_CLEANUPS, 0, tls(T_CLEANUPS, 0) - 1); }
void RT(__pthread_unwind_next)(void *buf) { __gmc_fault(F_UNSUPPORTED, "cancellation is not modelled"); }

// The first word of a pthread_attr_t is the detach state; of the rest, only
// what a program sets and reads back is kept.
struct attr {
  int detach, scope, inherit, policy, priority;
  size_t stack, guard;
};

int RT(pthread_attr_init)(struct attr *a) {
  a->detach = a->scope = a->inherit = a->policy = a->priority = 0;
  a->stack = 8 << 20;
  a->guard = 4096;
  return 0;
}
int RT(pthread_attr_destroy)(struct attr *a) { return 0; }
#define ATTR(name, field, type)                                                                                        \
  int RT(pthread_attr_set##name)(struct attr * a, type v) {                                                            \
    a->field = v;                                                                                                      \
    return 0;                                                                                                          \
  }                                                                                                                    \
  int RT(pthread_attr_get##name)(const struct attr *a, type *v) {                                                      \
    *v = a->field;                                                                                                     \
    return 0;                                                                                                          \
  }
ATTR(detachstate, detach, int)
ATTR(scope, scope, int)
ATTR(inheritsched, inherit, int)
ATTR(schedpolicy, policy, int)
ATTR(stacksize, stack, size_t)
ATTR(guardsize, guard, size_t)
int RT(pthread_attr_setschedparam)(struct attr *a, const int *param) {
  a->priority = *param;
  return 0;
}
int RT(pthread_attr_getschedparam)(const struct attr *a, int *param) {
  *param = a->priority;
  return 0;
}
int RT(pthread_attr_setstack)(struct attr *a, void *stack, size_t size) { return 0; }
int RT(pthread_attr_setaffinity_np)(struct attr *a, size_t n, const void *set) { return 0; }

// The verification interface's threads.

uint64_t RT(__VERIFIER_thread_create)(const void *attr, void *fn, void *arg) { return __gmc_create(fn, arg, OPEN); }
uint64_t RT(__VERIFIER_thread_create_symmetric)(const void *attr, void *fn, void *arg, uint64_t like) {
  return __gmc_create(fn, arg, OPEN | like);
}
uint64_t RT(__VERIFIER_spawn)(void *fn, void *arg) { return __gmc_create(fn, arg, OPEN); }
uint64_t RT(__VERIFIER_spawn_symmetric)(void *fn, void *arg, uint64_t like) { return __gmc_create(fn, arg, OPEN | like); }
void *RT(__VERIFIER_thread_join)(uint64_t t) {
  claim(t, JOINED);
  return __gmc_join(t, B_JOIN);
}
void *RT(__VERIFIER_join)(uint64_t t) { return RT(__VERIFIER_thread_join)(t); }
void RT(__VERIFIER_join_symmetric)(uint64_t t) { RT(__VERIFIER_thread_join)(t); }
uint64_t RT(__VERIFIER_thread_self)(void) { return __gmc_name(); }
void RT(__VERIFIER_thread_exit)(void *result) { RT(pthread_exit)(result); }
void RT(__VERIFIER_kill_thread)(int condition) {
  if (!condition)
    return;
  if (__gmc_config(CFG_ROBUST))
    RT(leave_robust)();
  __gmc_finish(0, 0);
}
