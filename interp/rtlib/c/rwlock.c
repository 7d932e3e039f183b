// Read-write locks. The first four bytes are 0 (free), WRITER, the number of
// readers, or DESTROYED. What the calling thread holds is in T_RWLOCK.
#include "queue.h"

#define LOCK (A_LOCK | A_READ_WRITE)
#define UNLOCK (A_UNLOCK | A_READ_WRITE)
#define RW_WRITER (~(uint64_t)0)

static void check(uint64_t old) {
  if (old == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "lock of a destroyed read-write lock");
}

static void hold_read(void *l) { __gmc_tls_set(T_RWLOCK, l, __gmc_tls_get(T_RWLOCK, l) + 1); }

int RT(pthread_rwlock_init)(void *l, const void *attr) {
  if (__gmc_tls_get(T_RWLOCK, l))
    __gmc_fault(F_LOCK_MISUSE, "initialisation of a read-write lock that the thread holds");
  __gmc_store(l, 4, 0, NA, 0);
  return 0;
}

int RT(pthread_rwlock_destroy)(void *l) {
  uint64_t w = __gmc_load(l, 4, NA, 0);
  if (w == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "a read-write lock is destroyed twice");
  if (w != 0)
    __gmc_fault(F_LOCK_MISUSE, "destroy of a locked read-write lock");
  __gmc_store(l, 4, DESTROYED, NA, A_DESTROY);
  return 0;
}

int RT(pthread_rwlock_rdlock)(void *l) {
  check(__gmc_await_rmw(l, 4, AWAIT_MASK_ZERO, WRITER, OP_ADD, 1, ACQ, B_LOCK, LOCK | __gmc_trial()));
  hold_read(l);
  return 0;
}

int RT(pthread_rwlock_wrlock)(void *l) {
  check(__gmc_await_rmw(l, 4, AWAIT_MASK_ZERO, ~DESTROYED, OP_SET, WRITER, ACQ, B_LOCK, LOCK | __gmc_trial()));
  __gmc_tls_set(T_RWLOCK, l, RW_WRITER);
  return 0;
}

// try_read guesses the outcome and then requires it, with one event for each:
// a load followed by a compare-and-swap would explore executions that differ
// only in what the load read. A wrong guess is not an execution.
static int try_read(void *l) {
  if (__gmc_trial()) // as in mutex.c
    return RT(pthread_rwlock_rdlock)(l) == 0;
  if (__gmc_choice(2) == 0) {
    check(__gmc_await_rmw(l, 4, AWAIT_MASK_ZERO, WRITER, OP_ADD, 1, ACQ, B_ASSUME, LOCK));
    hold_read(l);
    return 1;
  }
  __gmc_await(l, 4, AWAIT_MASK_SET, WRITER, RLX, B_ASSUME, 0);
  return 0;
}

static int try_write(void *l) {
  if (__gmc_trial())
    return RT(pthread_rwlock_wrlock)(l) == 0;
  uint64_t old = __gmc_cas(l, 4, 0, WRITER, ACQ, RLX, LOCK);
  check(old);
  if (old != 0)
    return 0;
  __gmc_tls_set(T_RWLOCK, l, RW_WRITER);
  return 1;
}

int RT(pthread_rwlock_tryrdlock)(void *l) { return try_read(l) ? 0 : E_BUSY; }
int RT(pthread_rwlock_trywrlock)(void *l) { return try_write(l) ? 0 : E_BUSY; }
int RT(pthread_rwlock_timedrdlock)(void *l, const void *t) { return RT(__expired)(try_read(l) ? 0 : E_TIMEDOUT, t); }
int RT(pthread_rwlock_timedwrlock)(void *l, const void *t) { return RT(__expired)(try_write(l) ? 0 : E_TIMEDOUT, t); }
int RT(pthread_rwlock_clockrdlock)(void *l, int c, const void *t) { return RT(__expired)(try_read(l) ? 0 : E_TIMEDOUT, t); }
int RT(pthread_rwlock_clockwrlock)(void *l, int c, const void *t) { return RT(__expired)(try_write(l) ? 0 : E_TIMEDOUT, t); }

int RT(pthread_rwlock_unlock)(void *l) {
  uint64_t held = __gmc_tls_get(T_RWLOCK, l);
  if (held == 0)
    __gmc_fault(F_UNLOCK_NOT_HELD, "unlock of a read-write lock that the thread does not hold");
  if (held == RW_WRITER) {
    __gmc_tls_set(T_RWLOCK, l, 0);
    __gmc_store(l, 4, 0, REL, UNLOCK);
  } else {
    __gmc_tls_set(T_RWLOCK, l, held - 1);
    __gmc_rmw(l, 4, OP_SUB, 1, REL, UNLOCK);
  }
  return 0;
}

int RT(pthread_rwlockattr_init)(int *a) {
  a[0] = a[1] = 0;
  return 0;
}
int RT(pthread_rwlockattr_destroy)(int *a) { return 0; }
int RT(pthread_rwlockattr_setpshared)(int *a, int v) {
  a[1] = v;
  return 0;
}
int RT(pthread_rwlockattr_getpshared)(const int *a, int *v) {
  *v = a[1];
  return 0;
}
int RT(pthread_rwlockattr_setkind_np)(int *a, int v) {
  a[0] = v;
  return 0;
}
int RT(pthread_rwlockattr_getkind_np)(const int *a, int *v) {
  *v = a[0];
  return 0;
}

// With a wake-up policy (queue.h).

static void queued_check(void *l) { object_check(l, "lock of a destroyed read-write lock"); }

int RT(queued_pthread_rwlock_init)(void *l, const void *attr) {
  RT(pthread_rwlock_init)(l, attr);
  RT(op_reset)(l, 0);
  return 0;
}

int RT(queued_pthread_rwlock_destroy)(void *l) {
  object_check(l, "a read-write lock is destroyed twice");
  if (!RT(op_idle)(l))
    __gmc_fault(F_LOCK_MISUSE, "destroy of a locked read-write lock");
  __gmc_store(l, 4, DESTROYED, NA, A_DESTROY);
  return 0;
}

static void queued_hold(void *l, int writer) {
  if (writer)
    __gmc_tls_set(T_RWLOCK, l, RW_WRITER);
  else
    hold_read(l);
}

static void queued_lock(void *l, int writer) {
  queued_check(l);
  int policy = __gmc_config(CFG_WAKEUP_RWLOCK);
  RT(op_rwlock_enter)(l, writer, policy);
  RT(op_rwlock_take)(l, writer, policy);
  queued_hold(l, writer);
}

static int queued_try(void *l, int writer) {
  queued_check(l);
  if (__gmc_choice(2)) {
    RT(op_rwlock_fail)(l, writer);
    return E_BUSY;
  }
  RT(op_rwlock_try)(l, writer);
  queued_hold(l, writer);
  return 0;
}

static int queued_timed(void *l, int writer) {
  queued_check(l);
  int policy = __gmc_config(CFG_WAKEUP_RWLOCK);
  switch (__gmc_choice(3)) {
  case 0:
    RT(op_rwlock_try)(l, writer);
    break;
  case 1:
    RT(op_rwlock_enter_late)(l, writer, policy);
    RT(op_rwlock_take_timely)(l, writer, policy);
    break;
  default:
    RT(op_rwlock_enter_late)(l, writer, policy);
    RT(op_rwlock_leave)(l, writer, policy);
    RT(__gives_up)(l);
    return E_TIMEDOUT;
  }
  queued_hold(l, writer);
  return 0;
}

int RT(queued_pthread_rwlock_rdlock)(void *l) {
  queued_lock(l, 0);
  return 0;
}
int RT(queued_pthread_rwlock_wrlock)(void *l) {
  queued_lock(l, 1);
  return 0;
}
int RT(queued_pthread_rwlock_tryrdlock)(void *l) { return queued_try(l, 0); }
int RT(queued_pthread_rwlock_trywrlock)(void *l) { return queued_try(l, 1); }
int RT(queued_pthread_rwlock_timedrdlock)(void *l, const void *t) { return RT(__expired)(queued_timed(l, 0), t); }
int RT(queued_pthread_rwlock_timedwrlock)(void *l, const void *t) { return RT(__expired)(queued_timed(l, 1), t); }
int RT(queued_pthread_rwlock_clockrdlock)(void *l, int c, const void *t) { return RT(__expired)(queued_timed(l, 0), t); }
int RT(queued_pthread_rwlock_clockwrlock)(void *l, int c, const void *t) { return RT(__expired)(queued_timed(l, 1), t); }

int RT(queued_pthread_rwlock_unlock)(void *l) {
  uint64_t held = __gmc_tls_get(T_RWLOCK, l);
  if (held == 0)
    __gmc_fault(F_UNLOCK_NOT_HELD, "unlock of a read-write lock that the thread does not hold");
  __gmc_tls_set(T_RWLOCK, l, held == RW_WRITER ? 0 : held - 1);
  RT(op_rwlock_release)(l, held == RW_WRITER);
  return 0;
}
