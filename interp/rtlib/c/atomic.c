// The library calls that compilers make for atomic objects: the generic ones,
// for objects of any size, and those that name a size. Objects of up to 16 bytes
// that are powers of two are accessed atomically, others under a lock.
#include "rt.h"

typedef unsigned __int128 u128;

// ordering converts a C11 memory order to event.Ordering.
__attribute__((noinline)) static int ordering(int order) {
  switch (order) {
  case 0:
    return RLX;
  case 1:
  case 2:
    return ACQ;
  case 3:
    return REL;
  case 4:
    return ACQREL;
  }
  return SC;
}

// A failed compare-exchange neither releases nor is acq_rel.
__attribute__((noinline)) static int fail_ordering(int order) {
  int o = ordering(order);
  return o == REL ? RLX : o == ACQREL ? ACQ : o;
}

// Padding does not decide whether a compare-exchange succeeds: undefined bits count as
// zero in what is compared.
static uint64_t defined(uint64_t x) {
  uint64_t u = __gmc_undef(x);
  if (u)
    tls_put(T_LOOK, 0, u);
  return x & ~u;
}

// cas is a compare-exchange of size bytes, at most 8. It returns what it read.
static uint64_t cas(void *p, size_t size, uint64_t want, uint64_t v, int order, int fail, int *done) {
  uint64_t old = __gmc_cas(p, size, want, v, ordering(order), fail_ordering(fail), 0);
  *done = defined(old) == defined(want);
  return old;
}

_Bool RT(__atomic_is_lock_free)(size_t size, const void *p) {
  return size <= 16 && (size & (size - 1)) == 0;
}
_Bool RT(atomic_flag_test_and_set_explicit)(void *p, int order) {
  return __gmc_rmw(p, 1, OP_SET, 1, ordering(order), 0) != 0;
}
_Bool RT(atomic_flag_test_and_set)(void *p) { return __gmc_rmw(p, 1, OP_SET, 1, SC, 0) != 0; }
void RT(atomic_flag_clear_explicit)(void *p, int order) { __gmc_store(p, 1, 0, ordering(order), 0); }
void RT(atomic_flag_clear)(void *p) { __gmc_store(p, 1, 0, SC, 0); }
#define FENCE(order)                                                                                                   \
  switch (order) {                                                                                                     \
  case 0:                                                                                                              \
    break;                                                                                                             \
  case 1:                                                                                                              \
  case 2:                                                                                                              \
    __atomic_thread_fence(__ATOMIC_ACQUIRE);                                                                           \
    break;                                                                                                             \
  case 3:                                                                                                              \
    __atomic_thread_fence(__ATOMIC_RELEASE);                                                                           \
    break;                                                                                                             \
  case 4:                                                                                                              \
    __atomic_thread_fence(__ATOMIC_ACQ_REL);                                                                           \
    break;                                                                                                             \
  default:                                                                                                             \
    __atomic_thread_fence(__ATOMIC_SEQ_CST);                                                                           \
  }
void RT(atomic_thread_fence)(int order) { FENCE(order) }
void RT(atomic_signal_fence)(int order) {}
void RT(__sync_synchronize)(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

// Sizes 1, 2, 4, 8.
#define SIZED(n, type)                                                                                                 \
  type RT(__atomic_load_##n)(void *p, int order) { return __gmc_load(p, n, ordering(order), 0); }                      \
  void RT(__atomic_store_##n)(void *p, type v, int order) { __gmc_store(p, n, v, ordering(order), 0); }                \
  type RT(__atomic_exchange_##n)(void *p, type v, int order) { return __gmc_rmw(p, n, OP_SET, v, ordering(order), 0); }\
  _Bool RT(__atomic_compare_exchange_##n)(void *p, type *expected, type v, int order, int fail) {                      \
    int done;                                                                                                          \
    type old = cas(p, n, *expected, v, order, fail, &done);                                                            \
    if (!done)                                                                                                         \
      *expected = old;                                                                                                 \
    return done;                                                                                                       \
  }                                                                                                                    \
  FETCH(n, type, add, OP_ADD, old + v)                                                                                 \
  FETCH(n, type, sub, OP_SUB, old - v)                                                                                 \
  FETCH(n, type, and, OP_AND, old & v)                                                                                 \
  FETCH(n, type, or, OP_OR, old | v)                                                                                   \
  FETCH(n, type, xor, OP_XOR, old ^ v)
#define FETCH(n, type, name, op, new)                                                                                  \
  type RT(__atomic_fetch_##name##_##n)(void *p, type v, int order) {                                                   \
    return __gmc_rmw(p, n, op, v, ordering(order), 0);                                                                 \
  }                                                                                                                    \
  type RT(__atomic_##name##_fetch_##n)(void *p, type v, int order) {                                                   \
    type old = __gmc_rmw(p, n, op, v, ordering(order), 0);                                                             \
    return new;                                                                                                        \
  }
SIZED(1, uint8_t)
SIZED(2, uint16_t)
SIZED(4, uint32_t)
SIZED(8, uint64_t)

// nand has no primitive; the compiler's own instruction does.
#define NAND(n, type)                                                                                                  \
  type RT(__atomic_fetch_nand_##n)(type * p, type v, int order) {                                                      \
    switch (order) {                                                                                                   \
    case 0:                                                                                                            \
      return __atomic_fetch_nand(p, v, __ATOMIC_RELAXED);                                                              \
    case 1:                                                                                                            \
    case 2:                                                                                                            \
      return __atomic_fetch_nand(p, v, __ATOMIC_ACQUIRE);                                                              \
    case 3:                                                                                                            \
      return __atomic_fetch_nand(p, v, __ATOMIC_RELEASE);                                                              \
    case 4:                                                                                                            \
      return __atomic_fetch_nand(p, v, __ATOMIC_ACQ_REL);                                                              \
    }                                                                                                                  \
    return __atomic_fetch_nand(p, v, __ATOMIC_SEQ_CST);                                                                \
  }
NAND(1, uint8_t)
NAND(2, uint16_t)
NAND(4, uint32_t)
NAND(8, uint64_t)

// Size 16: the compiler's own instructions, one for each order.
#define BY_ORDER(order, op)                                                                                            \
  switch (order) {                                                                                                     \
  case 0:                                                                                                              \
    return op(__ATOMIC_RELAXED);                                                                                       \
  case 1:                                                                                                              \
  case 2:                                                                                                              \
    return op(__ATOMIC_ACQUIRE);                                                                                       \
  case 3:                                                                                                              \
    return op(__ATOMIC_RELEASE);                                                                                       \
  case 4:                                                                                                              \
    return op(__ATOMIC_ACQ_REL);                                                                                       \
  }                                                                                                                    \
  return op(__ATOMIC_SEQ_CST)

u128 RT(__atomic_load_16)(u128 *p, int order) {
  switch (order) {
  case 0:
    return __atomic_load_n(p, __ATOMIC_RELAXED);
  case 1:
  case 2:
    return __atomic_load_n(p, __ATOMIC_ACQUIRE);
  }
  return __atomic_load_n(p, __ATOMIC_SEQ_CST);
}
void RT(__atomic_store_16)(u128 *p, u128 v, int order) {
  switch (order) {
  case 0:
    __atomic_store_n(p, v, __ATOMIC_RELAXED);
    return;
  case 3:
    __atomic_store_n(p, v, __ATOMIC_RELEASE);
    return;
  }
  __atomic_store_n(p, v, __ATOMIC_SEQ_CST);
}
#define XCHG(order) __atomic_exchange_n(p, v, order)
u128 RT(__atomic_exchange_16)(u128 *p, u128 v, int order) { BY_ORDER(order, XCHG); }
#define CAS_RLX(order) __atomic_compare_exchange_n(p, expected, v, 0, order, __ATOMIC_RELAXED)
#define CAS_ACQ(order) __atomic_compare_exchange_n(p, expected, v, 0, order, __ATOMIC_ACQUIRE)
#define CAS_SC(order) __atomic_compare_exchange_n(p, expected, v, 0, order, __ATOMIC_SEQ_CST)
_Bool RT(__atomic_compare_exchange_16)(u128 *p, u128 *expected, u128 v, int order, int fail) {
  switch (fail_ordering(fail)) {
  case RLX:
    BY_ORDER(order, CAS_RLX);
  case ACQ:
    BY_ORDER(order, CAS_ACQ);
  }
  BY_ORDER(order, CAS_SC);
}

// The generic calls. Objects of other sizes are guarded by locks, found by address: whatever
// order an access asks for, it is ordered with the others of the object.
static uint32_t locks[LOCKS];
static uint32_t *lock(const void *p) {
  uint32_t *l = &locks[lock_of(p)];
  __gmc_await_rmw(l, 4, AWAIT_EQ, 0, OP_SET, 1, ACQ, B_LOCK, A_LOCK | A_QUIET);
  return l;
}
static void unlock(uint32_t *l) { __gmc_store(l, 4, 0, REL, A_UNLOCK | A_QUIET); }

static uint64_t fetch(const void *p, size_t size) {
  switch (size) {
  case 1:
    return *(const uint8_t *)p;
  case 2:
    return *(const uint16_t *)p;
  case 4:
    return *(const uint32_t *)p;
  }
  return *(const uint64_t *)p;
}
static void assign(void *p, size_t size, uint64_t v) {
  switch (size) {
  case 1:
    *(uint8_t *)p = v;
    return;
  case 2:
    *(uint16_t *)p = v;
    return;
  case 4:
    *(uint32_t *)p = v;
    return;
  }
  *(uint64_t *)p = v;
}
// blank reports whether all bits of size bytes are undefined.
static int blank(const uint8_t *p, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (__gmc_undef(p[i]) != 0xff)
      return 0;
  tls_put(T_LOOK, 0, 1);
  return 1;
}
static int small(size_t size) { return size == 1 || size == 2 || size == 4 || size == 8; }

void RT(__atomic_load)(size_t size, void *p, void *out, int order) {
  if (small(size)) {
    assign(out, size, __gmc_load(p, size, ordering(order), 0));
  } else if (size == 16) {
    *(u128 *)out = RT(__atomic_load_16)(p, order);
  } else {
    uint32_t *l = lock(p);
    __builtin_memcpy(out, p, size);
    unlock(l);
  }
}
void RT(__atomic_store)(size_t size, void *p, void *in, int order) {
  if (small(size)) {
    __gmc_store(p, size, fetch(in, size), ordering(order), 0);
  } else if (size == 16) {
    RT(__atomic_store_16)(p, *(u128 *)in, order);
  } else {
    uint32_t *l = lock(p);
    __builtin_memcpy(p, in, size);
    unlock(l);
  }
}
void RT(__atomic_exchange)(size_t size, void *p, void *in, void *out, int order) {
  if (small(size)) {
    assign(out, size, __gmc_rmw(p, size, OP_SET, fetch(in, size), ordering(order), 0));
  } else if (size == 16) {
    *(u128 *)out = RT(__atomic_exchange_16)(p, *(u128 *)in, order);
  } else {
    uint32_t *l = lock(p);
    __builtin_memcpy(out, p, size);
    __builtin_memcpy(p, in, size);
    unlock(l);
  }
}
_Bool RT(__atomic_compare_exchange)(size_t size, void *p, void *expected, void *desired, int order, int fail) {
  if (small(size)) {
    int done;
    uint64_t old = cas(p, size, fetch(expected, size), fetch(desired, size), order, fail, &done);
    if (!done)
      assign(expected, size, old);
    return done;
  }
  if (size == 16)
    return RT(__atomic_compare_exchange_16)(p, expected, *(u128 *)desired, order, fail);
  uint32_t *l = lock(p);
  int same = 1;
  if (blank(p, size) || blank(expected, size)) // not padding: to compare it is an error
    same = *(char *)p == *(char *)expected;
  for (size_t i = 0; i < size; i++)
    if (defined(((uint8_t *)p)[i]) != defined(((uint8_t *)expected)[i]))
      same = 0;
  if (same)
    __builtin_memcpy(p, desired, size);
  else
    __builtin_memcpy(expected, p, size);
  unlock(l);
  return same;
}
