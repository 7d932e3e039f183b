// Shared declarations of the run-time library: the functions that a program
// under test expects from its C and C++ libraries, written against the layouts
// of glibc on x86-64.
//
// Every function NAME of those libraries is defined here as __gmc_rt_NAME; the
// loader links a file of this directory into a program that refers to one of
// its names. The __gmc_* primitives below are the interpreter's: each yields
// the events its name says, or reads and changes state that only the calling
// thread can see. All code here must be a pure function of the calling
// thread's own history.
#ifndef GMC_RT_H
#define GMC_RT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#define RT(name) __gmc_rt_##name
#define NORETURN __attribute__((noreturn))
#define PURE __attribute__((const))

// event.Ordering.
enum { NA, RLX, ACQ, REL, ACQREL, SC, SC_ONLY };

// event.Attr.
enum {
  A_EXCLUSIVE = 1 << 0,
  A_CAS = 1 << 1,
  A_LOCK = 1 << 2,
  A_UNLOCK = 1 << 3,
  A_STICKY = 1 << 4,
  A_STACK = 1 << 5,
  A_READ_WRITE = 1 << 5, // of an access
  A_ZEROED = 1 << 6,
  A_DESTROY = 1 << 7,
  A_SPLITTABLE = 1 << 8,
  A_QUIET = 1 << 9,
};

// event.Await.
enum { AWAIT_NONE, AWAIT_EQ, AWAIT_NE, AWAIT_MASK_ZERO, AWAIT_MASK_SET };

// event.BlockReason.
enum {
  B_NONE, B_ASSUME, B_SPIN, B_UNROLL, B_LOCK, B_COND, B_SEM, B_BARRIER, B_JOIN, B_ONCE, B_PAUSE,
};

// event.Fault.
enum {
  F_NONE, F_ASSERT, F_REACH_ERROR, F_ABORT, F_NULL_DEREF, F_INVALID_ACCESS, F_OUT_OF_BOUNDS, F_USE_AFTER_RETURN,
  F_INVALID_FREE, F_DIV_BY_ZERO, F_DIV_OVERFLOW, F_UNREACHABLE, F_UNINIT, F_UNLOCK_NOT_HELD, F_LOCK_MISUSE, F_JOIN,
  F_BARRIER, F_STACK_OVERFLOW, F_UNCAUGHT, F_BAD_CALL, F_MIXED_SIZE, F_MISALIGNED, F_READ_ONLY, F_OTHER,
  F_UNSUPPORTED,
};

// Operations of __gmc_rmw and __gmc_await_rmw.
enum { OP_SET, OP_ADD, OP_SUB, OP_AND, OP_OR, OP_XOR };

uint64_t __gmc_await(void *p, unsigned size, unsigned await, uint64_t operand, int ord, int why, int attr);
uint64_t __gmc_await_rmw(void *p, unsigned size, unsigned await, uint64_t operand, int op, uint64_t arg, int ord,
                         int why, int attr);
uint64_t __gmc_load(void *p, unsigned size, int ord, int attr);
void __gmc_store(void *p, unsigned size, uint64_t val, int ord, int attr);
uint64_t __gmc_rmw(void *p, unsigned size, int op, uint64_t arg, int ord, int attr);
uint64_t __gmc_cas(void *p, unsigned size, uint64_t expected, uint64_t desired, int ord, int failord, int attr);
// The bits of x that are undefined (interp/undef.go).
uint64_t __gmc_undef(uint64_t x) PURE;
void __gmc_fence(int ord);
unsigned __gmc_choice(unsigned n);
unsigned __gmc_self(void);
// The attribute of an acquisition here: event.Trial within std::lock, else 0.
int __gmc_trial(void);
// As __gmc_self, for the program: a thread that knows its name is not the same
// as others any more.
unsigned __gmc_name(void);
// like: the name of a thread that the program says this one is symmetric to, OPEN
// and OPEN if it may
// say later that others are symmetric to this one.
unsigned __gmc_create(void *fn, void *arg, uint64_t like);
#define OPEN (1ull << 32)
// why: B_JOIN, or B_ASSUME if executions do not count in which the thread does not end.
void *__gmc_join(unsigned tid, int why);
void __gmc_finish(void *val, int exited) NORETURN;
void __gmc_block(int why) NORETURN;
void __gmc_fault(int fault, const char *msg) NORETURN;
void *__gmc_malloc(size_t size, size_t align, int zeroed);
void __gmc_free(void *p);
size_t __gmc_object_size(void *p);
// How late it is, in ticks: later by pass than own, and than the clocks of other threads showed as far as this one can know.
uint64_t __gmc_clock(uint64_t own, uint64_t pass);
void __gmc_barrier(void *p, uint64_t n);
uint64_t __gmc_tls_get(unsigned key_lo, const void *key);
void __gmc_tls_set(unsigned key_lo, const void *key, uint64_t val);
void __gmc_print(const char *s, size_t n);

// __gmc_config reads a setting of interp.Config (see lib_config.go).
enum {
  CFG_SPURIOUS_WAKEUPS, CFG_NONDET_VALUES, CFG_TIMEOUTS, CFG_NO_SECTIONS, CFG_WAKEUP_MUTEX, CFG_WAKEUP_SEM, CFG_WAKEUP_RWLOCK,
  CFG_WAKEUP_COND, CFG_DETACHES, CFG_ROBUST,
};
unsigned __gmc_config(unsigned which);

// Name spaces of __gmc_tls_get and __gmc_tls_set.
enum {
  T_MUTEX = 1,   // mutex or spin lock -> how often this thread holds it
  T_RWLOCK,      // rwlock -> read holds, or RW_WRITER
  T_JOINED,      // thread -> 1 joined, 2 detached by this thread
  T_TIMEOUTS,    // condition variable -> waits of this thread that timed out; 0 -> those at which its clock advanced
  T_SPURIOUS,    // condition variable or futex -> waits of this thread that woke up spuriously
  T_KEY_COUNT,   // 0 -> number of keys this thread ever set
  T_KEY_NAME,    // i -> the i-th of them
  T_KEY_VALUE,   // key -> value
  T_DTOR_COUNT,  // 0 -> number of pending thread-local destructors
  T_DTOR_FN,     // i -> function
  T_DTOR_ARG,    // i -> argument
  T_EXIT_COUNT,  // 0 -> exit handlers that this thread registered
  T_CLEANUPS,    // 0 -> depth of pthread_cleanup_push
  T_ATOMIC,      // 0 -> depth of __VERIFIER_atomic_begin
  T_CLOCK,       // 0 -> what the clock of this thread showed last, in its ticks
  T_RAND,        // 0 -> state of rand, plus one
  T_CANCEL_STATE, // 0 -> what pthread_setcancelstate set
  T_CANCEL_TYPE,  // 0 -> what pthread_setcanceltype set
  T_INPUT,        // 0 -> how often this thread read what is made up as input
  T_SP_LOCKER,    // locker of shared pointers -> the locks that it holds
  T_WAKEUPS,      // 0 -> what this thread's word in __gmc_wakeups was when it last looked
  T_ROBUST,       // i -> the i-th of the robust mutexes that this thread ever held, plus one
  T_DIED,         // robust mutex -> 1: this thread holds it, and its owner before has died
  T_SLEPT,        // 0 -> the longest sleep since this thread last looked at its clock, in ticks
  T_LOOK,         // 0 -> undefined, for good, if nothing depends on what the clock shows at this look; set where undefined bits are left out of account
  T_HANDLING,     // 0 -> the signals that are blocked while handlers of this thread run, as a set
  T_EXCEPTION = 64, // and following: used by exception.c
};

static inline uint64_t tls(unsigned space, uint64_t key) { return __gmc_tls_get(space, (const void *)key); }
static inline void tls_put(unsigned space, uint64_t key, uint64_t val) {
  __gmc_tls_set(space, (const void *)key, val);
}

// lock_of is where the lock of the object at p is, in a table of LOCKS. Neighbours get different
// ones. A library has 16; here there are as many as it takes for two objects hardly ever
// to have the same one, which would order what nothing orders with another library.
enum { LOCK_BITS = 14, LOCKS = 1 << LOCK_BITS };
static inline uint64_t lock_of(const void *p) { return ((uint64_t)p >> 3) * 0x9e3779b97f4a7c15u >> (64 - LOCK_BITS); }

// errno values of Linux.
enum {
  E_PERM = 1, E_INTR = 4, E_AGAIN = 11, E_NOMEM = 12, E_BUSY = 16, E_INVAL = 22, E_RANGE = 34, E_DEADLK = 35,
  E_NOSYS = 38, E_OVERFLOW = 75, E_TIMEDOUT = 110, E_OWNERDEAD = 130, E_NOTRECOVERABLE = 131,
};
int *RT(__errno_location)(void);
#define ERRNO (*RT(__errno_location)())

// A word whose most significant bit is set belongs to a destroyed object. Every
// await admits it, so that the use of a destroyed object is noticed.
#define DESTROYED 0x80000000u
// event.Writer.
#define WRITER (1u << 30)

// What the word of a mutex holds that is not destroyed.
enum { HELD = 1, DIED = 2, LOST = 4 };

void RT(thread_end)(void);
void RT(leave_robust)(void);
void RT(process_end)(void);
void RT(pthread_exit)(void *) NORETURN;
void RT(exit)(int) NORETURN;
void RT(abort)(void);
int RT(pthread_mutex_lock)(void *m);
int RT(pthread_mutex_unlock)(void *m);
int RT(pthread_mutex_trylock)(void *m);
int RT(pthread_mutex_timedlock)(void *m, const void *abstime);
int RT(pthread_mutex_destroy)(void *m);
int RT(pthread_cond_init)(void *c, const void *attr);
int RT(pthread_cond_wait)(void *c, void *m);
int RT(pthread_cond_timedwait)(void *c, void *m, const void *abstime);
int RT(pthread_cond_signal)(void *c);
int RT(pthread_cond_broadcast)(void *c);
int RT(pthread_cond_destroy)(void *c);
// pthread_cond_signal and pthread_cond_broadcast without their synchronisation.
int RT(__notify_one)(void *c);
int RT(__notify_all)(void *c);
// A wait that timed out is over when its time has come, so the thread's clock shows that time or a later one.
void RT(__expire)(const int64_t *abstime); // does nothing for a null pointer or an undefined time
void RT(__gives_up)(void *p); // a wait in the queue of object p has timed out
void RT(__time_out)(const int64_t *abstime); // likewise, of a wait that timed out
int RT(__expired)(int result, const int64_t *abstime); // the result of a wait, which has timed out if it is E_TIMEDOUT
void RT(__rest)(const int64_t *time); // sleeps for a time
int RT(pthread_once)(int *once, void (*init)(void));
int RT(pthread_join)(uint64_t t, void **result);
int RT(pthread_detach)(uint64_t t);
size_t RT(strlen)(const char *s);
void *RT(memchr)(const void *p, int c, size_t n);
int RT(futex_wait)(void *p, uint32_t value, int why);
int RT(wakes_spuriously)(void *c); // whether this thread's wait for the condition variable or futex c ends by itself
int RT(futex_wake)(void *p, uint64_t n);
int RT(vsnprintf)(char *buf, size_t size, const char *fmt, va_list ap);

#endif
