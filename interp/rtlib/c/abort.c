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

// No signal arrives. The old handler is said to be the default, nothing to be blocked. Only errors of
// accesses are said to be ignored so far: Rust's run-time system would want a stack for its handler of them in
// each thread, and a table of these stacks behind a lock, whose order would be explored, too.
void *RT(signal)(int sig, void *handler) { return 0; }
enum { SIG_BUS = 7, SIG_SEGV = 11 };
int RT(sigaction)(int sig, const void *act, void *old) {
  if (old) {
    __builtin_memset(old, 0, 152);
    *(uint64_t *)old = sig == SIG_BUS || sig == SIG_SEGV; // SIG_IGN is 1
  }
  return 0;
}
int RT(sigemptyset)(uint64_t *set) {
  *set = 0;
  return 0;
}
int RT(sigfillset)(uint64_t *set) {
  *set = ~0ull;
  return 0;
}
int RT(sigaddset)(uint64_t *set, int sig) {
  *set |= 1ull << (sig - 1);
  return 0;
}
int RT(sigprocmask)(int how, const void *set, void *old) {
  if (old)
    __builtin_memset(old, 0, 128);
  return 0;
}
int RT(raise)(int sig) {
  if (sig == 6)
    RT(abort)();
  __gmc_fault(F_UNSUPPORTED, "raise: signals are not modelled");
}
int RT(kill)(int pid, int sig) { __gmc_fault(F_UNSUPPORTED, "kill: signals are not modelled"); }
int RT(pause)(void) { __gmc_block(B_PAUSE); }
int RT(sigsuspend)(const void *set) { __gmc_block(B_PAUSE); }

int RT(fork)(void) { __gmc_fault(F_UNSUPPORTED, "fork is not modelled"); }
int RT(system)(const char *command) { __gmc_fault(F_UNSUPPORTED, "system is not modelled"); }
