// Unnamed semaphores. The first four bytes are the value or DESTROYED.
#include "queue.h"

#define VALUE_MAX 0x7fffffffu

static void check(uint64_t old) {
  if (old == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "use of a destroyed semaphore");
}

static int fail(int err) {
  ERRNO = err;
  return -1;
}

int RT(sem_init)(void *s, int pshared, unsigned value) {
  if (value > VALUE_MAX)
    return fail(E_INVAL);
  __gmc_store(s, 4, value, NA, 0);
  return 0;
}

int RT(sem_destroy)(void *s) {
  uint64_t w = __gmc_load(s, 4, NA, 0);
  if (w == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "a semaphore is destroyed twice");
  __gmc_store(s, 4, DESTROYED, NA, A_DESTROY);
  return 0;
}

int RT(sem_wait)(void *s) {
  check(__gmc_await_rmw(s, 4, AWAIT_NE, 0, OP_SUB, 1, ACQ, B_SEM, 0));
  return 0;
}

// Guess and require, as in rwlock.c.
static int try(void *s, int err) {
  if (__gmc_choice(2) == 0) {
    check(__gmc_await_rmw(s, 4, AWAIT_NE, 0, OP_SUB, 1, ACQ, B_ASSUME, 0));
    return 0;
  }
  __gmc_await(s, 4, AWAIT_EQ, 0, RLX, B_ASSUME, 0);
  return fail(err);
}

int RT(sem_trywait)(void *s) { return try(s, E_AGAIN); }
int RT(sem_timedwait)(void *s, const void *abstime) {
  int r = try(s, E_TIMEDOUT);
  if (r)
    RT(__time_out)(abstime);
  return r;
}
int RT(sem_clockwait)(void *s, int clock, const void *abstime) { return RT(sem_timedwait)(s, abstime); }

static void post(void *s, uint64_t n) {
  uint64_t old = __gmc_rmw(s, 4, OP_ADD, n, REL, 0);
  check(old);
  if (n > VALUE_MAX || old > VALUE_MAX - n)
    __gmc_fault(F_LOCK_MISUSE, "a semaphore's value exceeds SEM_VALUE_MAX");
}

int RT(sem_post)(void *s) {
  post(s, 1);
  return 0;
}

// std::counting_semaphore::release, which adds n in one step: libstdc++ makes n posts of it (interp/load/link.go).
void RT(__sem_release)(void *s, uint64_t n) { post(s, n); }

int RT(sem_getvalue)(void *s, int *value) {
  uint64_t v = __gmc_load(s, 4, RLX, 0);
  check(v);
  *value = v;
  return 0;
}

void *RT(sem_open)(const char *name, int flags, ...) {
  __gmc_fault(F_UNSUPPORTED, "sem_open: named semaphores are not modelled; use sem_init");
}

// With a wake-up policy (queue.h).

static void queued_check(void *s) { object_check(s, "use of a destroyed semaphore"); }

int RT(queued_sem_init)(void *s, int pshared, unsigned value) {
  if (RT(sem_init)(s, pshared, value))
    return -1;
  RT(op_reset)(s, value);
  return 0;
}

int RT(queued_sem_wait)(void *s) {
  queued_check(s);
  RT(op_enter)(s);
  RT(op_sem_take)(s, __gmc_config(CFG_WAKEUP_SEM));
  return 0;
}

static int queued_timed(void *s) {
  queued_check(s);
  int policy = __gmc_config(CFG_WAKEUP_SEM);
  switch (__gmc_choice(3)) {
  case 0:
    RT(op_sem_try)(s);
    return 0;
  case 1:
    RT(op_sem_enter_late)(s);
    RT(op_sem_take_timely)(s, policy);
    return 0;
  default:
    RT(op_sem_enter_late)(s);
    RT(op_sem_leave)(s, policy);
    RT(__gives_up)(s);
    return fail(E_TIMEDOUT);
  }
}

int RT(queued_sem_trywait)(void *s) {
  queued_check(s);
  if (__gmc_choice(2) == 0) {
    RT(op_sem_try)(s);
    return 0;
  }
  RT(op_sem_fail)(s);
  return fail(E_AGAIN);
}

int RT(queued_sem_timedwait)(void *s, const void *abstime) {
  int r = queued_timed(s);
  if (r)
    RT(__time_out)(abstime);
  return r;
}
int RT(queued_sem_clockwait)(void *s, int clock, const void *abstime) { return RT(queued_sem_timedwait)(s, abstime); }

static void queued_post(void *s, uint64_t n) {
  queued_check(s);
  if (!RT(op_sem_post)(s, n))
    __gmc_fault(F_LOCK_MISUSE, "a semaphore's value exceeds SEM_VALUE_MAX");
}

int RT(queued_sem_post)(void *s) {
  queued_post(s, 1);
  return 0;
}

void RT(queued___sem_release)(void *s, uint64_t n) { queued_post(s, n); }

int RT(queued_sem_getvalue)(void *s, int *value) {
  queued_check(s);
  *value = RT(op_sem_value)(s);
  return 0;
}
