// The end of threads and of the process: thread-local destructors, keys, exit
// handlers.
//
// The interpreter calls thread_end when a thread's function returns and
// process_end when main returns.
#include "rt.h"

// Keys are numbered by a shared counter; what a key's destructor is, is shared
// too. The values are the thread's own.
enum { MAX_KEYS = 1024, ROUNDS = 4 };
static uint32_t next_key;
static uint64_t destructors[MAX_KEYS];

int RT(pthread_key_create)(uint32_t *key, void (*dtor)(void *)) {
  uint64_t k = __gmc_rmw(&next_key, 4, OP_ADD, 1, RLX, A_QUIET);
  if (k >= MAX_KEYS)
    return E_AGAIN;
  if (dtor)
    __gmc_store(&destructors[k], 8, (uint64_t)dtor, RLX, A_QUIET);
  *key = k;
  return 0;
}

int RT(pthread_key_delete)(uint32_t key) {
  if (key >= MAX_KEYS)
    return E_INVAL;
  __gmc_store(&destructors[key], 8, 0, RLX, A_QUIET);
  return 0;
}

void *RT(pthread_getspecific)(uint32_t key) { return (void *)tls(T_KEY_VALUE, key); }

int RT(pthread_setspecific)(uint32_t key, const void *value) {
  if (key >= MAX_KEYS)
    return E_INVAL;
  uint64_t n = tls(T_KEY_COUNT, 0), i = 0;
  while (i < n && tls(T_KEY_NAME, i) != key + 1)
    i++;
  if (i == n) {
    tls_put(T_KEY_NAME, n, key + 1);
    tls_put(T_KEY_COUNT, 0, n + 1);
  }
  tls_put(T_KEY_VALUE, key, (uint64_t)value);
  return 0;
}

int RT(__pthread_key_create)(uint32_t *key, void (*dtor)(void *)) { return RT(pthread_key_create)(key, dtor); }

static void run_thread_locals(void) {
  uint64_t n;
  while ((n = tls(T_DTOR_COUNT, 0))) {
    tls_put(T_DTOR_COUNT, 0, n - 1);
    ((void (*)(void *))tls(T_DTOR_FN, n - 1))((void *)tls(T_DTOR_ARG, n - 1));
  }
}

static int run_keys(void) {
  int ran = 0;
  for (uint64_t i = 0; i < tls(T_KEY_COUNT, 0); i++) {
    uint64_t key = tls(T_KEY_NAME, i) - 1, value = tls(T_KEY_VALUE, key);
    if (!value)
      continue;
    void (*dtor)(void *) = (void (*)(void *))__gmc_load(&destructors[key], 8, RLX, A_QUIET);
    tls_put(T_KEY_VALUE, key, 0);
    if (dtor) {
      dtor((void *)value);
      ran = 1;
    }
  }
  return ran;
}

// held returns a robust mutex that the thread holds, plus one, of which it holds k more that it locked earlier for the
// first time; 0 if there is none. It adds up in *n how many there are.
static uint64_t held(uint64_t k, unsigned *n) {
  uint64_t m;
  for (uint64_t i = 0; (m = tls(T_ROBUST, i)); i++)
    if (tls(T_MUTEX, m - 1) && (*n)++ == k)
      return m;
  return 0;
}

// Robust mutexes that the thread holds pass to others, who learn of it: in any order, since POSIX does not say which
// (Linux begins with the one that was locked last).
void RT(leave_robust)(void) {
  for (;;) {
    unsigned n = 0, before = 0;
    held(~0ull, &n);
    if (n == 0)
      return;
    void *m = (void *)(held(__gmc_choice(n), &before) - 1);
    __gmc_tls_set(T_MUTEX, m, 0);
    __gmc_store(m, 4, DIED, REL, A_UNLOCK);
  }
}

void RT(thread_end)(void) {
  run_thread_locals();
  for (int i = 0; i < ROUNDS && run_keys(); i++)
    ;
  RT(leave_robust)();
}

// A program that calls this has robust mutexes (mutex.c), and then threads end with thread_end.
int RT(pthread_mutexattr_setrobust)(int *a, int v) {
  enum { ROBUST = 16 };
  if (v != 0 && v != 1)
    return E_INVAL;
  *a = (*a & ~ROBUST) | (v ? ROBUST : 0);
  return 0;
}
int RT(pthread_mutexattr_setrobust_np)(int *a, int v) { return RT(pthread_mutexattr_setrobust)(a, v); }

int RT(__cxa_thread_atexit)(void (*fn)(void *), void *arg, void *dso) {
  uint64_t n = tls(T_DTOR_COUNT, 0);
  tls_put(T_DTOR_FN, n, (uint64_t)fn);
  tls_put(T_DTOR_ARG, n, (uint64_t)arg);
  tls_put(T_DTOR_COUNT, 0, n + 1);
  return 0;
}
int RT(__cxa_thread_atexit_impl)(void (*fn)(void *), void *arg, void *dso) {
  return RT(__cxa_thread_atexit)(fn, arg, dso);
}

// Exit handlers. They are shared, since any thread may call exit.
enum { MAX_HANDLERS = 256 };
struct handlers {
  uint64_t count;
  struct {
    uint64_t fn, arg;
  } of[MAX_HANDLERS];
};
static struct handlers at_exit, at_quick;
static uint32_t ending;

// T_EXIT_COUNT counts the thread's own registrations, so that it knows when a
// handler registered another one.
__attribute__((noinline)) static int add(struct handlers *h, void (*fn)(void *), void *arg) {
  uint64_t n = __gmc_rmw(&h->count, 8, OP_ADD, 1, RLX, A_QUIET);
  if (n >= MAX_HANDLERS)
    __gmc_fault(F_UNSUPPORTED, "more than 256 exit handlers");
  __gmc_store(&h->of[n].fn, 8, (uint64_t)fn, RLX, A_QUIET);
  __gmc_store(&h->of[n].arg, 8, (uint64_t)arg, RLX, A_QUIET);
  tls_put(T_EXIT_COUNT, 0, tls(T_EXIT_COUNT, 0) + 1);
  return 0;
}

// run calls the handlers, the last one first. Only one thread ends the process;
// another one that tries does nothing any more.
__attribute__((noinline)) static void run(struct handlers *h) {
  if (__gmc_cas(&ending, 4, 0, 1, RLX, RLX, A_QUIET) != 0)
    __gmc_finish(0, 1);
  uint64_t mine, done = 0, n;
  do {
    mine = tls(T_EXIT_COUNT, 0);
    n = __gmc_load(&h->count, 8, RLX, A_QUIET);
    for (uint64_t i = n; i > done; i--) {
      void (*fn)(void *) = (void (*)(void *))__gmc_load(&h->of[i - 1].fn, 8, RLX, A_QUIET);
      // A handler whose registration is not complete does not run.
      if (fn)
        fn((void *)__gmc_load(&h->of[i - 1].arg, 8, RLX, A_QUIET));
    }
    done = n;
  } while (tls(T_EXIT_COUNT, 0) != mine);
}

int RT(__cxa_atexit)(void (*fn)(void *), void *arg, void *dso) { return add(&at_exit, fn, arg); }

static void call_plain(void *fn) { ((void (*)(void))fn)(); }

int RT(atexit)(void (*fn)(void)) { return RT(__cxa_atexit)(call_plain, (void *)fn, 0); }
int RT(__VERIFIER_atexit)(void (*fn)(void)) { return RT(atexit)(fn); }

int RT(at_quick_exit)(void (*fn)(void)) { return add(&at_quick, call_plain, (void *)fn); }

void RT(process_end)(void) {
  run_thread_locals();
  run(&at_exit);
}

void RT(exit)(int status) {
  RT(process_end)();
  __gmc_finish((void *)(uint64_t)(unsigned)status, 1);
}

void RT(_exit)(int status) { __gmc_finish((void *)(uint64_t)(unsigned)status, 1); }
void RT(_Exit)(int status) { RT(_exit)(status); }

void RT(quick_exit)(int status) {
  run(&at_quick);
  RT(_exit)(status);
}
