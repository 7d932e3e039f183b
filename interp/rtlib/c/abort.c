// Ends of the program by its own verdict.
#include "rt.h"

void RT(abort)(void) { __gmc_fault(F_ABORT, "abort was called"); }

void RT(__assert_fail)(const char *expr, const char *file, unsigned line, const char *func) {
  __gmc_fault(F_ASSERT, expr);
}
void RT(__assert)(const char *expr, const char *file, int line) { __gmc_fault(F_ASSERT, expr); }
void RT(__assert_rtn)(const char *func, const char *file, int line, const char *expr) { __gmc_fault(F_ASSERT, expr); }
void RT(__assert_perror_fail)(int err, const char *file, unsigned line, const char *func) {
  __gmc_fault(F_ASSERT, "unexpected error number");
}
void RT(__VERIFIER_assert_fail)(const char *expr, const char *file, int line) { __gmc_fault(F_ASSERT, expr); }

void RT(__stack_chk_fail)(void) { __gmc_fault(F_OUT_OF_BOUNDS, "stack smashing detected"); }
void RT(__chk_fail)(void) { __gmc_fault(F_OUT_OF_BOUNDS, "buffer overflow detected"); }
void RT(__fortify_fail)(const char *msg) { __gmc_fault(F_OUT_OF_BOUNDS, msg); }

// setjmp returns once. pthread_cleanup_push needs no more.
int RT(setjmp)(void *env) { return 0; }
int RT(_setjmp)(void *env) { return 0; }
int RT(sigsetjmp)(void *env, int mask) { return 0; }
int RT(__sigsetjmp)(void *env, int mask) { return 0; }
void RT(longjmp)(void *env, int v) { __gmc_fault(F_UNSUPPORTED, "longjmp is not modelled"); }
void RT(_longjmp)(void *env, int v) { RT(longjmp)(env, v); }
void RT(siglongjmp)(void *env, int v) { RT(longjmp)(env, v); }

int RT(fork)(void) { __gmc_fault(F_UNSUPPORTED, "fork is not modelled"); }
int RT(system)(const char *command) { __gmc_fault(F_UNSUPPORTED, "system is not modelled"); }
