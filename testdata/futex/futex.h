// The system call, and two threads that use a lock or an event of the files here. Each is written with the orders that it
// needs, ACQUIRE and RELEASE; with -DRELAXED they are relaxed, and what it protects is raced for.
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef RELAXED
#define ACQUIRE memory_order_relaxed
#define RELEASE memory_order_relaxed
#define ACQ_REL memory_order_relaxed
#else
#define ACQUIRE memory_order_acquire
#define RELEASE memory_order_release
#define ACQ_REL memory_order_acq_rel
#endif
#define RLX memory_order_relaxed
#define load(p, o) atomic_load_explicit(p, o)
#define store(p, v, o) atomic_store_explicit(p, v, o)
#define swap(p, v, o) atomic_exchange_explicit(p, v, o)
#define add(p, v, o) atomic_fetch_add_explicit(p, v, o)
#define sub(p, v, o) atomic_fetch_sub_explicit(p, v, o)
#define cas(p, old, v, o) atomic_compare_exchange_strong_explicit(p, old, v, o, RLX)

extern long syscall(long, ...);
static long futex_wait(atomic_int *p, int v) { return syscall(202, p, 128, v, 0L); }
static long futex_wake(atomic_int *p, int n) { return syscall(202, p, 129, n); }

static int data;
static void *first(void *arg);
static void *second(void *arg);
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, first, 0);
  pthread_create(&t, 0, second, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
}
