// Time. A clock advances by ten milliseconds with each look at it, so that waiting for a time ends, and by what the
// thread slept or waited in vain. It shows more than all looks in the causal past showed, so time never goes back; but
// threads that know nothing of each other do not wait for each other's time.
// As long as nothing depends on what a look returns, it is undefined and nothing changes (interp/clock.go).
#include "rt.h"

enum { STEP = 10000000, START = 1700000000, BILLION = 1000000000 };
// Longer times are as good as this one, in seconds: 31 years.
#define FAR 1000000000

static uint64_t now(void) {
  uint64_t open = tls(T_LOOK, 0);
  if (__gmc_undef(open))
    return open;
  uint64_t slept = tls(T_SLEPT, 0), n = __gmc_clock(tls(T_CLOCK, 0), 1 + slept);
  if (slept)
    tls_put(T_SLEPT, 0, 0);
  tls_put(T_CLOCK, 0, n);
  return n * STEP;
}

// Where another clock of the thread runs, it shows how long it waited.
static uint64_t ticks(int64_t s, int64_t ns) {
  uint64_t u = __gmc_undef(s) | __gmc_undef(ns);
  if (u && tls(T_CLOCK, 0))
    tls_put(T_LOOK, 0, u);
  if (u || s < 0 || ns < 0 || ns >= BILLION)
    return 0;
  return s > FAR ? (uint64_t)FAR * (BILLION / STEP) : s * (BILLION / STEP) + (ns + STEP - 1) / STEP;
}

// Only std::chrono::steady_clock begins at 0.
void RT(__expire)(const int64_t *abstime) {
  if (!abstime)
    return;
  int64_t s = abstime[0];
  uint64_t n = ticks(!__gmc_undef(s) && s >= START ? s - START : s, abstime[1]);
  if (n > tls(T_CLOCK, 0))
    tls_put(T_CLOCK, 0, n);
}

// A loop that waits again after each time-out, for a time that it makes of what a clock shows, would go on for ever
// if that clock runs. So what lies beyond a number of time-outs at which the clock advanced is cut.
enum { ADVANCES = 8 }; // for each that condition variables have
void RT(__time_out)(const int64_t *abstime) {
  uint64_t before = tls(T_CLOCK, 0), n = tls(T_TIMEOUTS, 0);
  RT(__expire)(abstime);
  if (tls(T_CLOCK, 0) == before)
    return;
  if (n >= ADVANCES * __gmc_config(CFG_TIMEOUTS))
    __gmc_block(B_UNROLL);
  tls_put(T_TIMEOUTS, 0, n + 1);
}
// A thread that joins a queue again after each time-out changes it each time.
void RT(__gives_up)(void *p) {
  uint64_t n = __gmc_tls_get(T_TIMEOUTS, p);
  if (n >= ADVANCES * __gmc_config(CFG_TIMEOUTS))
    __gmc_block(B_UNROLL);
  __gmc_tls_set(T_TIMEOUTS, p, n + 1);
}
int RT(__expired)(int result, const int64_t *abstime) {
  if (result == E_TIMEDOUT)
    RT(__time_out)(abstime);
  return result;
}

// A thread that has not looked at its clock cannot tell how long it sleeps. Of several sleeps between two looks
// the longest counts, so that a loop that only sleeps returns to the same state.
static int rest(int64_t s, int64_t ns) {
  uint64_t n = ticks(s, ns);
  if (tls(T_CLOCK, 0) && n > tls(T_SLEPT, 0))
    tls_put(T_SLEPT, 0, n);
  return 0;
}
void RT(__rest)(const int64_t *time) {
  if (time)
    rest(time[0], time[1]);
}

int RT(clock_gettime)(int clock, int64_t *ts) {
  uint64_t t = now();
  ts[0] = START + t / BILLION;
  ts[1] = t % BILLION;
  return 0;
}
int RT(timespec_get)(int64_t *ts, int base) {
  RT(clock_gettime)(0, ts);
  return base;
}
int RT(clock_getres)(int clock, int64_t *ts) {
  if (ts) {
    ts[0] = 0;
    ts[1] = 1;
  }
  return 0;
}
int RT(gettimeofday)(int64_t *tv, void *zone) {
  uint64_t t = now();
  tv[0] = START + t / BILLION;
  tv[1] = t % BILLION / 1000;
  return 0;
}
int64_t RT(time)(int64_t *out) {
  int64_t t = START + now() / BILLION;
  if (out)
    *out = t;
  return t;
}
int64_t RT(clock)(void) { return now() / 1000; }
double RT(difftime)(int64_t a, int64_t b) { return (double)(a - b); }
int64_t RT(_ZNSt6chrono3_V212steady_clock3nowEv)(void) { return now(); }
int64_t RT(_ZNSt6chrono3_V212system_clock3nowEv)(void) { return START * (int64_t)BILLION + now(); }

int RT(usleep)(unsigned us) { return rest(us / 1000000, us % 1000000 * 1000); }
unsigned RT(sleep)(unsigned s) { return rest(s, 0); }
int RT(nanosleep)(const int64_t *t, int64_t *left) {
  RT(__rest)(t);
  return 0;
}
int RT(clock_nanosleep)(int clock, int flags, const int64_t *t, int64_t *left) {
  if (flags & 1) // TIMER_ABSTIME
    RT(__expire)(t);
  else
    RT(__rest)(t);
  return 0;
}

// Waiting for descriptors: there are none that become ready, so it sleeps until the time is over.
struct pollfd {
  int fd;
  short events, revents;
};
static int no_descriptor(int for_ever) {
  if (for_ever)
    __gmc_fault(F_UNSUPPORTED, "the program waits for files and sockets without a time limit: none is modelled, so none "
                               "becomes ready; give a limit, or replace the call (--prims)");
  return 0;
}
int RT(poll)(struct pollfd *p, unsigned long n, int ms) {
  for (unsigned long i = 0; i < n; i++)
    p[i].revents = 0;
  if (ms > 0)
    rest(ms / 1000, ms % 1000 * 1000000);
  return no_descriptor(ms < 0);
}
int RT(ppoll)(struct pollfd *p, unsigned long n, const int64_t *t, const void *signals) {
  RT(__rest)(t);
  return RT(poll)(p, n, t ? 0 : -1);
}
static void clear(unsigned char *set, int n) {
  for (int i = 0; set && i < (n + 63) / 64 * 8; i++)
    set[i] = 0;
}
int RT(select)(int n, void *r, void *w, void *e, int64_t *t) {
  clear(r, n);
  clear(w, n);
  clear(e, n);
  if (t) {
    rest(t[0], t[1] * 1000);
    t[0] = t[1] = 0;
  }
  return no_descriptor(!t);
}
int RT(pselect)(int n, void *r, void *w, void *e, const int64_t *t, const void *signals) {
  clear(r, n);
  clear(w, n);
  clear(e, n);
  RT(__rest)(t);
  return no_descriptor(!t);
}
unsigned RT(alarm)(unsigned s) { return 0; }

// What a program may ask about the machine.
int RT(getpid)(void) { return 1; }
int RT(getppid)(void) { return 0; }
int RT(gettid)(void) { return __gmc_name(); }
int RT(get_nprocs)(void) { return 4; }
int RT(get_nprocs_conf)(void) { return 4; }
// What threads and memory are called, and how exactly timers go off, no program can tell.
enum { PR_SET_NAME = 15, PR_SET_TIMERSLACK = 29, PR_SET_VMA = 0x53564d41 };
int RT(prctl)(int option, ...) {
  if (option != PR_SET_NAME && option != PR_SET_TIMERSLACK && option != PR_SET_VMA)
    __gmc_fault(F_UNSUPPORTED, "prctl: of its operations only PR_SET_NAME, PR_SET_TIMERSLACK and PR_SET_VMA are modelled");
  return 0;
}
int RT(getpagesize)(void) { return 4096; }
long RT(sysconf)(int name) {
  switch (name) {
  case 2: // _SC_CLK_TCK
    return 100;
  case 30: // _SC_PAGESIZE
    return 4096;
  case 83: // _SC_NPROCESSORS_CONF
  case 84: // _SC_NPROCESSORS_ONLN
    return 4;
  case 190: // _SC_LEVEL1_DCACHE_LINESIZE
    return 64;
  }
  return -1;
}
int RT(isatty)(int fd) { return 0; }
