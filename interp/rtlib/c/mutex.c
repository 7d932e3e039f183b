// Mutexes and spin locks.
//
// The first four bytes of a lock are 0 (free), 1 (held) or DESTROYED. Who holds
// it and how often is known to the holder alone (T_MUTEX): the word does not
// name the owner, so that a failed trylock reads the same value whoever holds
// the lock. The kind (normal, recursive, errorcheck, adaptive) is where glibc's static
// initialisers put it; it is read only when the calling thread's own history
// says that it matters: a lock of a mutex it holds, an unlock of one it does
// not hold. Such an unlock does not look at the lock, so a mutex that is destroyed
// loses its kind, too (NO_MUTEX). So the common lock and unlock are the two halves of one
// read-modify-write and one store.
//
// Of a robust mutex whose owner has ended the word is DIED, and with HELD, too, when it is taken; it is LOST
// for ever after an unlock by a thread that did not make it consistent. Only programs that call
// pthread_mutexattr_setrobust (exit.c) have such mutexes: in these, each lock looks at the kind.
#include "queue.h"

enum { KIND_OFFSET = 16 };
enum { NORMAL, RECURSIVE, ERRORCHECK, ADAPTIVE, ROBUST = 16, NO_MUTEX = 32 };

static uint64_t kind(void *m) { return __gmc_load((char *)m + KIND_OFFSET, 4, NA, 0); }

// acquire waits until the lock is free and takes it. A thread that holds a
// normal mutex waits for itself here: the explorer reports the deadlock.
static void acquire(void *m) {
  uint64_t old = __gmc_await_rmw(m, 4, AWAIT_MASK_ZERO, ~DESTROYED, OP_SET, 1, ACQ, B_LOCK, A_LOCK | __gmc_trial());
  if (old == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "lock of a destroyed mutex");
  __gmc_tls_set(T_MUTEX, m, 1);
}

static int robust(void *m) { return __gmc_config(CFG_ROBUST) && kind(m) & ROBUST; }

// take_robust is what a lock of a robust mutex returns that found its word to be old and took it.
static int take_robust(void *m, uint64_t old) {
  if (old == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "lock of a destroyed mutex");
  if (old & LOST) {
    __gmc_store(m, 4, LOST, REL, A_UNLOCK);
    return E_NOTRECOVERABLE;
  }
  __gmc_tls_set(T_MUTEX, m, 1);
  uint64_t i = 0, name;
  while ((name = tls(T_ROBUST, i)) && name != (uint64_t)m + 1)
    i++;
  tls_put(T_ROBUST, i, (uint64_t)m + 1);
  if (!(old & DIED))
    return 0;
  __gmc_tls_set(T_DIED, m, 1);
  return E_OWNERDEAD;
}

static int acquire_robust(void *m) {
  return take_robust(m, __gmc_await_rmw(m, 4, AWAIT_MASK_ZERO, HELD, OP_OR, HELD, ACQ, B_LOCK, A_LOCK));
}

// Guess and require, as in rwlock.c.
static int try_robust(void *m, int err) {
  if (__gmc_choice(2) == 0)
    return take_robust(m, __gmc_await_rmw(m, 4, AWAIT_MASK_ZERO, HELD, OP_OR, HELD, ACQ, B_ASSUME, A_LOCK));
  __gmc_await(m, 4, AWAIT_MASK_SET, HELD, RLX, B_ASSUME, 0);
  return err;
}

// Within std::lock a lock that is held is waited for: giving up those taken so far and
// trying again comes to the same in the end.
static int try_acquire(void *m) {
  if (__gmc_trial()) {
    acquire(m);
    return 1;
  }
  uint64_t old = __gmc_cas(m, 4, 0, 1, ACQ, RLX, A_LOCK);
  if (old == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "lock of a destroyed mutex");
  if (old != 0)
    return 0;
  __gmc_tls_set(T_MUTEX, m, 1);
  return 1;
}

static void release(void *m) {
  __gmc_tls_set(T_MUTEX, m, 0);
  uint64_t died = __gmc_tls_get(T_DIED, m);
  __gmc_tls_set(T_DIED, m, 0);
  __gmc_store(m, 4, died ? LOST : 0, REL, A_UNLOCK);
}

static void destroy(void *m) {
  uint64_t w = __gmc_load(m, 4, NA, 0);
  if (w == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, "a mutex is destroyed twice");
  if (w & HELD)
    __gmc_fault(F_LOCK_MISUSE, "destroy of a locked mutex");
  __gmc_store(m, 4, DESTROYED, NA, A_DESTROY);
}

// relock handles a lock of a mutex that the caller already holds: 0 if it is
// recursive, EDEADLK if it checks, else -1.
static int relock(void *m, uint64_t held) {
  switch (kind(m) & 3) {
  case RECURSIVE:
    __gmc_tls_set(T_MUTEX, m, held + 1);
    return 0;
  case ERRORCHECK:
    return E_DEADLK;
  }
  return -1;
}

// unheld is what an unlock returns of a mutex that the caller does not hold, if it is of a kind that checks. Adaptive ones of
// glibc do not, unless they are robust.
static int unheld(void *m) {
  uint64_t k = kind(m) & (3 | ROBUST | NO_MUTEX);
  if (k == NO_MUTEX)
    __gmc_fault(F_LOCK_MISUSE, "unlock of a destroyed mutex");
  if (k == NORMAL || k == ADAPTIVE)
    __gmc_fault(F_UNLOCK_NOT_HELD, "unlock of a mutex that the thread does not hold");
  return E_PERM;
}

static void lose_kind(void *m) { __gmc_store((char *)m + KIND_OFFSET, 4, NO_MUTEX, NA, 0); }

static void init(void *m) {
  if (__gmc_tls_get(T_MUTEX, m))
    __gmc_fault(F_LOCK_MISUSE, "initialisation of a mutex that the thread holds");
  __gmc_store(m, 4, 0, NA, 0);
}

int RT(pthread_mutex_init)(void *m, const int *attr) {
  init(m);
  __gmc_store((char *)m + KIND_OFFSET, 4, attr ? *attr & (3 | ROBUST) : NORMAL, NA, 0);
  return 0;
}

int RT(pthread_mutex_destroy)(void *m) {
  destroy(m);
  lose_kind(m);
  return 0;
}

int RT(pthread_mutex_lock)(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held) {
    int r = relock(m, held);
    if (r >= 0)
      return r;
  }
  if (robust(m))
    return acquire_robust(m);
  acquire(m);
  return 0;
}

int RT(pthread_mutex_trylock)(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held)
    return relock(m, held) == 0 ? 0 : E_BUSY;
  if (robust(m))
    return try_robust(m, E_BUSY);
  return try_acquire(m) ? 0 : E_BUSY;
}

// A timed lock fails when it finds the lock held. That it could have waited
// and then succeeded is the execution in which it comes later.
static int timed_lock(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held) {
    int r = relock(m, held);
    return r >= 0 ? r : E_TIMEDOUT;
  }
  if (robust(m))
    return try_robust(m, E_TIMEDOUT);
  return try_acquire(m) ? 0 : E_TIMEDOUT;
}

int RT(pthread_mutex_timedlock)(void *m, const void *abstime) {
  return RT(__expired)(timed_lock(m), abstime);
}

int RT(pthread_mutex_clocklock)(void *m, int clock, const void *abstime) {
  return RT(pthread_mutex_timedlock)(m, abstime);
}

int RT(pthread_mutex_unlock)(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held > 1) {
    __gmc_tls_set(T_MUTEX, m, held - 1);
    return 0;
  }
  if (held == 0)
    return unheld(m);
  release(m);
  return 0;
}

int RT(pthread_mutex_consistent)(void *m) {
  if (!__gmc_tls_get(T_DIED, m)) {
    if (kind(m) & NO_MUTEX)
      __gmc_fault(F_LOCK_MISUSE, "use of a destroyed mutex");
    return E_INVAL;
  }
  __gmc_tls_set(T_DIED, m, 0);
  return 0;
}
int RT(pthread_mutex_consistent_np)(void *m) { return RT(pthread_mutex_consistent)(m); }
int RT(pthread_mutex_getprioceiling)(const void *m, int *ceiling) {
  *ceiling = 0;
  return 0;
}
int RT(pthread_mutex_setprioceiling)(void *m, int ceiling, int *old) {
  if (old)
    *old = 0;
  return 0;
}

int RT(pthread_mutexattr_init)(int *a) {
  *a = NORMAL;
  return 0;
}
int RT(pthread_mutexattr_destroy)(int *a) { return 0; }
int RT(pthread_mutexattr_settype)(int *a, int type) {
  if (type < 0 || type > 3)
    return E_INVAL;
  *a = (*a & ROBUST) | type;
  return 0;
}
int RT(pthread_mutexattr_gettype)(const int *a, int *type) {
  *type = *a & 3;
  return 0;
}
#define ATTR(name)                                                                                                     \
  int RT(pthread_mutexattr_set##name)(int *a, int v) { return 0; }                                                     \
  int RT(pthread_mutexattr_get##name)(const int *a, int *v) {                                                          \
    *v = 0;                                                                                                            \
    return 0;                                                                                                          \
  }
ATTR(pshared)
ATTR(protocol)
ATTR(prioceiling)
int RT(pthread_mutexattr_getrobust)(const int *a, int *v) {
  *v = (*a & ROBUST) != 0;
  return 0;
}
int RT(pthread_mutexattr_getrobust_np)(const int *a, int *v) { return RT(pthread_mutexattr_getrobust)(a, v); }

// Spin locks are mutexes of four bytes without a kind.

int RT(pthread_spin_init)(void *l, int pshared) {
  init(l);
  return 0;
}
int RT(pthread_spin_destroy)(void *l) {
  destroy(l);
  return 0;
}
int RT(pthread_spin_lock)(void *l) {
  acquire(l);
  return 0;
}
int RT(pthread_spin_trylock)(void *l) { return try_acquire(l) ? 0 : E_BUSY; }
int RT(pthread_spin_unlock)(void *l) {
  if (!__gmc_tls_get(T_MUTEX, l))
    __gmc_fault(F_UNLOCK_NOT_HELD, "unlock of a spin lock that the thread does not hold");
  release(l);
  return 0;
}

// The verification interface's mutexes: four bytes, normal.

int RT(__VERIFIER_mutex_init)(void *m, const void *attr) { return RT(pthread_spin_init)(m, 0); }
int RT(__VERIFIER_mutex_destroy)(void *m) { return RT(pthread_spin_destroy)(m); }
int RT(__VERIFIER_mutex_lock)(void *m) { return RT(pthread_spin_lock)(m); }
int RT(__VERIFIER_mutex_trylock)(void *m) { return RT(pthread_spin_trylock)(m); }
int RT(__VERIFIER_mutex_unlock)(void *m) {
  if (!__gmc_tls_get(T_MUTEX, m))
    __gmc_fault(F_UNLOCK_NOT_HELD, "unlock of a mutex that the thread does not hold");
  release(m);
  return 0;
}

// With a wake-up policy (queue.h).

static void queued_check(void *m) {
  object_check(m, "lock of a destroyed mutex");
  if (robust(m))
    __gmc_fault(F_UNSUPPORTED, "robust mutexes are modelled under the wake-up policy arbitrary only");
}

static void queued_acquire(void *m) {
  queued_check(m);
  RT(op_enter)(m);
  RT(op_mutex_take)(m, __gmc_config(CFG_WAKEUP_MUTEX));
  __gmc_tls_set(T_MUTEX, m, 1);
}

// Guess and require, as in rwlock.c: an attempt that fails synchronises nothing.
static int queued_try(void *m) {
  queued_check(m);
  if (__gmc_choice(2)) {
    RT(op_mutex_fail)(m);
    return 0;
  }
  RT(op_mutex_try)(m);
  __gmc_tls_set(T_MUTEX, m, 1);
  return 1;
}

static int queued_timed(void *m) {
  queued_check(m);
  int policy = __gmc_config(CFG_WAKEUP_MUTEX);
  switch (__gmc_choice(3)) {
  case 0:
    RT(op_mutex_try)(m);
    break;
  case 1:
    RT(op_mutex_enter_late)(m);
    RT(op_mutex_take_timely)(m, policy);
    break;
  default:
    RT(op_mutex_enter_late)(m);
    RT(op_mutex_leave)(m, policy);
    RT(__gives_up)(m);
    return E_TIMEDOUT;
  }
  __gmc_tls_set(T_MUTEX, m, 1);
  return 0;
}

static void queued_release(void *m) {
  __gmc_tls_set(T_MUTEX, m, 0);
  RT(op_mutex_release)(m);
}

static void queued_destroy(void *m) {
  object_check(m, "a mutex is destroyed twice");
  if (!RT(op_idle)(m))
    __gmc_fault(F_LOCK_MISUSE, "destroy of a locked mutex");
  __gmc_store(m, 4, DESTROYED, NA, A_DESTROY);
}

int RT(queued_pthread_mutex_init)(void *m, const int *attr) {
  RT(pthread_mutex_init)(m, attr);
  RT(op_reset)(m, 0);
  return 0;
}

int RT(queued_pthread_mutex_destroy)(void *m) {
  queued_destroy(m);
  lose_kind(m);
  return 0;
}

int RT(queued_pthread_mutex_lock)(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held) {
    int r = relock(m, held);
    if (r >= 0)
      return r;
  }
  queued_acquire(m);
  return 0;
}

int RT(queued_pthread_mutex_trylock)(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held)
    return relock(m, held) == 0 ? 0 : E_BUSY;
  return queued_try(m) ? 0 : E_BUSY;
}

static int queued_timed_lock(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held) {
    int r = relock(m, held);
    return r >= 0 ? r : E_TIMEDOUT;
  }
  return queued_timed(m);
}

int RT(queued_pthread_mutex_timedlock)(void *m, const void *abstime) {
  return RT(__expired)(queued_timed_lock(m), abstime);
}

int RT(queued_pthread_mutex_clocklock)(void *m, int clock, const void *abstime) {
  return RT(queued_pthread_mutex_timedlock)(m, abstime);
}

int RT(queued_pthread_mutex_unlock)(void *m) {
  uint64_t held = __gmc_tls_get(T_MUTEX, m);
  if (held > 1) {
    __gmc_tls_set(T_MUTEX, m, held - 1);
    return 0;
  }
  if (held == 0)
    return unheld(m);
  queued_release(m);
  return 0;
}

int RT(queued___VERIFIER_mutex_init)(void *m, const void *attr) {
  RT(pthread_spin_init)(m, 0);
  RT(op_reset)(m, 0);
  return 0;
}
int RT(queued___VERIFIER_mutex_destroy)(void *m) {
  queued_destroy(m);
  return 0;
}
int RT(queued___VERIFIER_mutex_lock)(void *m) {
  queued_acquire(m);
  return 0;
}
int RT(queued___VERIFIER_mutex_trylock)(void *m) { return queued_try(m) ? 0 : E_BUSY; }
int RT(queued___VERIFIER_mutex_unlock)(void *m) {
  if (!__gmc_tls_get(T_MUTEX, m))
    __gmc_fault(F_UNLOCK_NOT_HELD, "unlock of a mutex that the thread does not hold");
  queued_release(m);
  return 0;
}
