// Threads that back off by what functions compute, in a structure or behind a pointer, as lock libraries do. Nothing depends on it:
// three threads take a lock in six orders.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static atomic_int lock_;
static int shared;

// ConcurrencyKit's: twice as many turns each time.
static void twice(unsigned *c) {
  unsigned i, ceiling = *c;
  for (i = 0; i < ceiling; i++)
    __asm__ volatile("" ::: "memory");
  *c = ceiling <<= ceiling < (1u << 20) - 1;
}
static void lock_twice(void) {
  unsigned backoff = 1u << 9;
  while (atomic_exchange_explicit(&lock_, 1, memory_order_acquire))
    twice(&backoff);
}

// TBB's: a structure, functions that call functions, and at last a yield.
struct backoff { int count, yields; };
static void turns(int n) { while (n-- > 0) __asm__ volatile("" ::: "memory"); }
static int next(int n) { return n * 2; }
static int enough(const struct backoff *b) { return b->count > 16; }
static void pause_(struct backoff *b) {
  if (enough(b)) {
    sched_yield();
    b->yields++;
    return;
  }
  turns(b->count);
  b->count = next(b->count);
}
static void lock_pause(void) {
  struct backoff b = {1, 0};
  while (atomic_exchange_explicit(&lock_, 1, memory_order_acquire))
    pause_(&b);
}

// A lock that is looked at before it is tried, with a back-off at both.
static void lock_both(void) {
  int n = 1;
  for (;;) {
    while (atomic_load_explicit(&lock_, memory_order_relaxed))
      if (n <= 16) {
        for (int i = 0; i < n; i++)
          __asm__ volatile("" ::: "memory");
        n *= 2;
      } else
        sched_yield();
    if (!atomic_exchange_explicit(&lock_, 1, memory_order_acquire))
      return;
    if (n <= 16)
      n *= 2;
  }
}

// The loop in here has no end: 1, -1, -3, ... is never 0.
static void never(int *n) { while (*n != 0) *n -= 2; }
static void lock_never(void) {
  int n = 1;
  while (atomic_exchange_explicit(&lock_, 1, memory_order_acquire))
    never(&n);
}

// Nobody says what n is at first.
static void lock_unset(void) {
  struct backoff b;
  while (atomic_exchange_explicit(&lock_, 1, memory_order_acquire))
    pause_(&b);
}

// The second turn has no end.
static void lock_stuck(void) {
  int n = 0;
  while (atomic_exchange_explicit(&lock_, 1, memory_order_acquire))
    if (++n == 2)
      for (;;)
        ;
}

// The second call returns what nobody wrote, not what the first one did.
static int chosen(int set) {
  int t;
  if (set)
    t = 1;
  return t;
}
static void lock_stale(void) {
  int sum = 0;
  for (int i = 1; i >= 0; i--)
    sum += chosen(i);
  if (sum < 7)
    while (atomic_exchange_explicit(&lock_, 1, memory_order_acquire))
      ;
}

static void unlock(void) {
  shared++;
  atomic_store_explicit(&lock_, 0, memory_order_release);
}

#define LOCK(name)                                   \
  static void *t_##name(void *a) {                   \
    lock_##name();                                   \
    unlock();                                        \
    return a;                                        \
  }                                                  \
  int main_##name(void) {                            \
    pthread_t t[3];                                  \
    for (int i = 0; i < 3; i++)                      \
      if (pthread_create(&t[i], NULL, t_##name, 0))  \
        abort();                                     \
    for (int i = 0; i < 3; i++)                      \
      pthread_join(t[i], NULL);                      \
    return shared - 3;                               \
  }
LOCK(twice)
LOCK(pause)
LOCK(both)
LOCK(never)
LOCK(unset)
LOCK(stuck)
LOCK(stale)

// Variables with initialisers need no memory.
struct mixed { char c; short s; int i; long l; double d; int *p; };
int main_filled(void) {
  struct mixed m = {'c', -2, 3, -4, 1.5, &shared}, z = {0}, ones;
  memset(&ones, 0xff, sizeof ones);
  int x = 5;
  memset(&x, 0, sizeof x);
  for (int i = 0; i < 2; i++) {
    struct mixed again = {0, 1};
    if (again.s != 1 || again.l != 0)
      abort();
    again.s = 7, again.l = 8;
  }
  if (m.c != 'c' || m.s != -2 || m.i != 3 || m.l != -4 || m.d != 1.5 || m.p != &shared)
    abort();
  if (z.c || z.s || z.i || z.l || z.d != 0 || z.p || ones.s != -1 || ones.i != -1 || ones.l != -1 || x)
    abort();
  return 0;
}
