// What std::atomic_load(&p) and its kin, for a std::shared_ptr p, lock.
#include "rt.h"

static uint32_t locks[LOCKS];

static void lock(uint64_t i) { __gmc_await_rmw(&locks[i], 4, AWAIT_EQ, 0, OP_SET, 1, ACQ, B_LOCK, A_LOCK | A_QUIET); }
static void unlock(uint64_t i) { __gmc_store(&locks[i], 4, 0, REL, A_UNLOCK | A_QUIET); }

// _Sp_locker's constructors lock and its destructor unlocks. The object has two bytes only,
// so the indices that it holds are kept beside it: each plus one, the second one in the upper half.
void RT(_ZNSt10_Sp_lockerC1EPKv)(void *locker, const void *p) {
  uint64_t i = lock_of(p);
  lock(i);
  tls_put(T_SP_LOCKER, (uint64_t)locker, 1 + i);
}
void RT(_ZNSt10_Sp_lockerC1EPKvS1_)(void *locker, const void *p, const void *q) {
  uint64_t i = lock_of(p), j = lock_of(q);
  if (i > j) { // all threads lock in the same order
    uint64_t k = i;
    i = j;
    j = k;
  }
  lock(i);
  if (i != j)
    lock(j);
  tls_put(T_SP_LOCKER, (uint64_t)locker, 1 + i + (i == j ? 0 : (1 + j) << 32));
}
void RT(_ZNSt10_Sp_lockerD1Ev)(void *locker) {
  uint64_t held = tls(T_SP_LOCKER, (uint64_t)locker);
  tls_put(T_SP_LOCKER, (uint64_t)locker, 0);
  if (held >> 32)
    unlock((held >> 32) - 1);
  unlock((uint32_t)held - 1);
}
