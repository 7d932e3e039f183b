// Signals: a thread may raise one, and its handler then runs at once, as a call. No other signal arrives. One that is
// blocked, as by a handler that runs, would have to wait; that is not modelled.
#include "rt.h"

enum { SIG_DFL = 0, SIG_IGN = 1, SIG_BUS = 7, SIG_KILL = 9, SIG_SEGV = 11, SIG_STOP = 19, SIGNALS = 65 };
#define INFO 4ull           // SA_SIGINFO
#define RESET 0x80000000ull // SA_RESETHAND
#define NESTS 0x40000000ull // SA_NODEFER

// What is done with signals, and which others wait meanwhile; whether a set was given to block some. Not what the program
// orders. How a handler is called stands above its address, so that other threads see both or neither.
static uint64_t actions[SIGNALS], others[SIGNALS], masks;
#define HANDLER(action) ((action) & ((1ull << 48) - 1))
#define HAS_INFO (1ull << 48)
#define HAS_RESET (1ull << 49)
#define HAS_NESTS (1ull << 50)

static int good(int sig) { return sig > 0 && sig < SIGNALS && sig != SIG_KILL && sig != SIG_STOP; }

static uint64_t load(uint64_t *p) { return __gmc_load(p, 8, RLX, A_QUIET); }
static void set(uint64_t *p, uint64_t v) { __gmc_store(p, 8, v, RLX, A_QUIET); }

static uint64_t handle(int sig, uint64_t handler, uint64_t how, uint64_t blocks) {
  uint64_t old = __gmc_rmw(&actions[sig], 8, OP_SET,
                           HANDLER(handler) | (how & INFO ? HAS_INFO : 0) | (how & RESET ? HAS_RESET : 0) | (how & NESTS ? HAS_NESTS : 0),
                           RLX, A_QUIET);
  if (blocks != load(&others[sig]))
    set(&others[sig], blocks);
  return old;
}

void *RT(signal)(int sig, void *handler) {
  if (!good(sig)) {
    ERRNO = E_INVAL;
    return (void *)-1;
  }
  return (void *)HANDLER(handle(sig, (uint64_t)handler, 0, 0));
}

// Errors of accesses are said to be ignored so far: Rust's run-time system would want a stack for its handler of them in
// each thread, and a table of these stacks behind a lock, whose order would be explored, too. A struct sigaction begins
// with the handler and a set of signals; its flags are at 136.
int RT(sigaction)(int sig, const void *act, void *old) {
  if (sig <= 0 || sig >= SIGNALS || (act && !good(sig))) {
    ERRNO = E_INVAL;
    return -1;
  }
  uint64_t was = 0, blocks = 0;
  if (old)
    blocks = load(&others[sig]);
  if (act)
    was = handle(sig, *(const uint64_t *)act, *(const uint32_t *)((const char *)act + 136), ((const uint64_t *)act)[1]);
  else if (old)
    was = load(&actions[sig]);
  if (old) {
    __builtin_memset(old, 0, 152);
    *(uint64_t *)old = was == SIG_DFL && (sig == SIG_BUS || sig == SIG_SEGV) ? SIG_IGN : HANDLER(was);
    ((uint64_t *)old)[1] = blocks;
    *(uint32_t *)((char *)old + 136) = (was & HAS_INFO ? INFO : 0) | (was & HAS_RESET ? RESET : 0) | (was & HAS_NESTS ? NESTS : 0);
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

// Nothing is said to be blocked.
static int mask(const void *given, void *old) {
  if (given && !load(&masks))
    set(&masks, 1);
  if (old)
    __builtin_memset(old, 0, 128);
  return 0;
}
int RT(sigprocmask)(int how, const void *set, void *old) { return mask(set, old); }
int RT(pthread_sigmask)(int how, const void *set, void *old) { return mask(set, old); }

int RT(raise)(int sig) {
  if (sig < 0 || sig >= SIGNALS) {
    ERRNO = E_INVAL;
    return -1;
  }
  if (sig == 0)
    return 0;
  if (load(&masks))
    __gmc_fault(F_UNSUPPORTED, "raise: signals are not modelled if the program also blocks some");
  uint64_t how = load(&actions[sig]);
  while (how & HAS_RESET) { // one raise alone finds the handler
    uint64_t now = __gmc_cas(&actions[sig], 8, how, SIG_DFL, RLX, RLX, A_QUIET);
    if (now == how)
      break;
    how = now;
  }
  uint64_t handler = HANDLER(how);
  if (handler == SIG_IGN)
    return 0;
  if (handler == SIG_DFL) {
    if (sig == 6)
      RT(abort)();
    __gmc_fault(F_UNSUPPORTED, "raise: signals without a handler are not modelled");
  }
  uint64_t self = 1ull << (sig - 1), blocked = tls(T_HANDLING, 0);
  if (blocked & self)
    __gmc_fault(F_UNSUPPORTED, "raise: a signal that waits for a handler to return is not modelled");
  tls_put(T_HANDLING, 0, blocked | load(&others[sig]) | (how & HAS_NESTS ? 0 : self));
  if (how & HAS_INFO) {
    int info[32];
    __builtin_memset(info, 0, sizeof info);
    info[0] = sig;
    ((void (*)(int, void *, void *))handler)(sig, info, 0);
  } else
    ((void (*)(int))handler)(sig);
  tls_put(T_HANDLING, 0, blocked);
  return 0;
}
int RT(kill)(int pid, int sig) { __gmc_fault(F_UNSUPPORTED, "kill: signals from elsewhere are not modelled"); }
int RT(pause)(void) { __gmc_block(B_PAUSE); }
int RT(sigsuspend)(const void *set) { __gmc_block(B_PAUSE); }
