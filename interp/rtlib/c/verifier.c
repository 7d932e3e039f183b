// The verification interface (see include/genmc.h) and the functions of SV-COMP.
#include "rt.h"

void RT(__VERIFIER_assume)(int c) {
  if (!c)
    __gmc_block(B_ASSUME);
}
void RT(assume_abort_if_not)(int c) { RT(__VERIFIER_assume)(c); }
void RT(__VERIFIER_assert)(int c) {
  if (!c)
    __gmc_fault(F_ASSERT, "__VERIFIER_assert");
}
void RT(__VERIFIER_error)(void) { __gmc_fault(F_REACH_ERROR, "__VERIFIER_error was called"); }
void RT(reach_error)(void) { __gmc_fault(F_REACH_ERROR, "reach_error was called"); }

// A claim of genmc.h was looked at. What was met is seen in memory at the end (claims.go in the root). Several threads may
// come by at once, so the write is atomic.
void RT(__VERIFIER_claim)(int *met, _Bool holds) {
  if (holds)
    __atomic_store_n(met, 1, __ATOMIC_RELAXED);
}

// __VERIFIER_outcome of genmc.h, likewise.
void RT(__VERIFIER_note)(long long *to, long long value) { __atomic_store_n(to, value, __ATOMIC_RELAXED); }

_Bool RT(__VERIFIER_nondet_bool)(void) { return __gmc_choice(2); }
_Bool RT(__VERIFIER_nondet__Bool)(void) { return __gmc_choice(2); }

static unsigned nondet(void) {
  unsigned n = __gmc_config(CFG_NONDET_VALUES);
  if (n == 0)
    __gmc_fault(F_UNSUPPORTED, "the program takes an arbitrary number (__VERIFIER_nondet_*): say how many values (0, 1, "
                               "...) to try with --nondet-values, or use __VERIFIER_nondet_range(lo, hi)");
  return n == 1 ? 0 : __gmc_choice(n);
}
#define NONDET(name, type)                                                                                             \
  type RT(__VERIFIER_nondet_##name)(void) { return (type)nondet(); }
NONDET(char, char)
NONDET(uchar, unsigned char)
NONDET(unsigned_char, unsigned char)
NONDET(short, short)
NONDET(ushort, unsigned short)
NONDET(int, int)
NONDET(uint, unsigned)
NONDET(unsigned, unsigned)
NONDET(unsigned_int, unsigned)
NONDET(long, long)
NONDET(ulong, unsigned long)
NONDET(longlong, long long)
NONDET(ulonglong, unsigned long long)
NONDET(size_t, size_t)
NONDET(u8, unsigned char)
NONDET(u16, unsigned short)
NONDET(u32, unsigned)
NONDET(U32, unsigned)
NONDET(loff_t, long)
NONDET(float, float)
NONDET(double, double)

void *RT(__VERIFIER_nondet_pointer)(void) {
  __gmc_fault(F_UNSUPPORTED, "__VERIFIER_nondet_pointer: arbitrary pointers are not modelled");
}

int RT(__VERIFIER_nondet_range)(int lo, int hi) {
  if (lo > hi)
    __gmc_block(B_ASSUME);
  return lo == hi ? lo : lo + (int)__gmc_choice((unsigned)hi - (unsigned)lo + 1);
}
unsigned RT(__VERIFIER_choice)(unsigned n) { return n <= 1 ? 0 : __gmc_choice(n); }
// What the loader makes of an arbitrary number of which a sample is explored (interp/load/nondet.go).
unsigned RT(__VERIFIER_sampled)(unsigned n) { return RT(__VERIFIER_choice)(n); }

// Atomic sections exclude each other by this lock. The interpreter knows it, and makes
// accesses outside of every section take it if a section conflicts with them
// (interp/section.go).
static uint32_t atomic_section;

void RT(__VERIFIER_atomic_begin)(void) {
  uint64_t depth = tls(T_ATOMIC, 0);
  if (__gmc_config(CFG_NO_SECTIONS))
    __gmc_fault(F_UNSUPPORTED, "atomic sections (__VERIFIER_atomic_...) have a meaning under sequential consistency only: "
                               "check the program with --mm=sc, or use atomic operations or a mutex in their place");
  if (depth == 0)
    __gmc_await_rmw(&atomic_section, 4, AWAIT_EQ, 0, OP_SET, 1, SC, B_LOCK, A_LOCK);
  tls_put(T_ATOMIC, 0, depth + 1);
}
void RT(__VERIFIER_atomic_end)(void) {
  uint64_t depth = tls(T_ATOMIC, 0);
  if (depth == 0)
    __gmc_fault(F_UNLOCK_NOT_HELD, "__VERIFIER_atomic_end without __VERIFIER_atomic_begin");
  tls_put(T_ATOMIC, 0, depth - 1);
  if (depth == 1)
    __gmc_store(&atomic_section, 4, 0, SC, A_UNLOCK);
}

void RT(__VERIFIER_loop_begin)(void) {}
void RT(__VERIFIER_spin_start)(void) {}
void RT(__VERIFIER_spin_end)(_Bool go_on) {
  if (!go_on)
    __gmc_block(B_SPIN);
}
void RT(__VERIFIER_loop_bound)(unsigned n) {}
void RT(__VERIFIER_annotate_begin)(int mask) {}
void RT(__VERIFIER_annotate_end)(int mask) {}
int RT(__VERIFIER_opt_begin)(void) { return 0; }
void RT(__VERIFIER_method_begin)(const char *name, int arg) {}
void RT(__VERIFIER_method_end)(const char *name, int result) {}
void RT(__VERIFIER_disable_irq)(void) {}
void RT(__VERIFIER_enable_irq)(void) {}
void RT(__VERIFIER_print)(const char *name, int v) {}

// Hazard pointers: an object that is retired stays allocated, so an access
// through a protected pointer is no error. Accesses that lack a protection are
// not found.
void *RT(__VERIFIER_hazptr_alloc)(void) { return __gmc_malloc(8, 8, 1); }
void RT(__VERIFIER_hazptr_protect)(void *hp, void *p) {}
void RT(__VERIFIER_hazptr_clear)(void *hp) {}
void RT(__VERIFIER_hazptr_free)(void *hp) { __gmc_free(hp); }
void RT(__VERIFIER_hazptr_retire)(void *p) {}

void *RT(__VERIFIER_malloc)(size_t n) { return __gmc_malloc(n, 16, 0); }
void *RT(__VERIFIER_malloc_aligned)(size_t align, size_t n) { return __gmc_malloc(n, align, 0); }
void RT(__VERIFIER_free)(void *p) { __gmc_free(p); }
