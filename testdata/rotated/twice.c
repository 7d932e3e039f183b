// Attempts at a counter of which the first comes before the loop, as in the reader-writer lock of Linux. From there to the start of the
// loop a thread does the same as at the end of each round, unless it is not the same.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define sub(x, n, order) atomic_fetch_sub_explicit(x, n, order)
#define add(x, n, order) atomic_fetch_add_explicit(x, n, order)

enum { N = 3 };

static void run(void *(*f)(void *)) {
  pthread_t t[N];
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], 0, f, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
}

static atomic_int permits = 1;
static int shared;

// A semaphore.
static void *takes(void *u) {
  int n = sub(&permits, 1, acq);
  while (n <= 0) {
    add(&permits, 1, rlx);
    sched_yield();
    n = sub(&permits, 1, acq);
  }
  shared++;
  add(&permits, 1, rel);
  return 0;
}
int main_takes(void) { run(takes); return 0; }

// A lock of readers and writers that is given by its address, and waits before it tries again.
typedef struct { int unused; atomic_int room; } rwlock;
enum { BIAS = 1 << 20 };
static rwlock lock = { .room = BIAS };
static void read_lock(rwlock *l) {
  int n = sub(&l->room, 1, acq);
  while (n <= 0) {
    add(&l->room, 1, rlx);
    while (atomic_load_explicit(&l->room, rlx) <= 0)
      ;
    n = sub(&l->room, 1, acq);
  }
}
static void write_lock(rwlock *l) {
  int n = sub(&l->room, BIAS, acq);
  while (n != BIAS) {
    add(&l->room, BIAS, rlx);
    while (atomic_load_explicit(&l->room, rlx) != BIAS)
      ;
    n = sub(&l->room, BIAS, acq);
  }
}
static void *locks(void *i) {
  if (i) {
    read_lock(&lock);
    (void)*(volatile int *)&shared;
    add(&lock.room, 1, rel);
  } else {
    write_lock(&lock);
    shared = 1;
    add(&lock.room, BIAS, rel);
  }
  return 0;
}
int main_locks(void) { run(locks); return 0; }

// The second attempt orders less than the first one: whoever succeeds with it races.
static void *orders(void *u) {
  int n = sub(&permits, 1, acq);
  while (n <= 0) {
    add(&permits, 1, rlx);
    n = sub(&permits, 1, rlx);
  }
  shared++;
  add(&permits, 1, rel);
  return 0;
}
int main_orders(void) { run(orders); return 0; }

// Whoever fails once takes more.
static void *more(void *u) {
  int k = 1, n = sub(&permits, 1, acq);
  while (n <= 0) {
    add(&permits, 1, rlx);
    n = sub(&permits, 1, acq);
    k = 2;
  }
  shared += k;
  assert(shared < 4); // fails
  add(&permits, 1, rel);
  return 0;
}
int main_more(void) { run(more); return 0; }
