// Loops that retry with what the failed attempt read, that keep something for
// after the loop, or that leave in the middle: what may be skipped of them and
// what not.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x, y;
int seen, first_seen, tail_seen, count_seen, mid_seen;

// A fetch-and-add made of compare-and-exchange: only the last read matters.
static void *adder(void *unused) {
  (void)unused;
  int r = atomic_load_explicit(&x, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(&x, &r, r + 1, memory_order_acq_rel, memory_order_relaxed))
    ;
  seen = r;
  return NULL;
}

// The value read before the loop is kept: it must not be replaced by a later one.
static void *keeper(void *unused) {
  (void)unused;
  int r = atomic_load_explicit(&x, memory_order_relaxed);
  int first = r;
  while (!atomic_compare_exchange_strong_explicit(&x, &r, r + 10, memory_order_relaxed, memory_order_relaxed))
    ;
  first_seen = first;
  return NULL;
}

// The loop counts its failures: each number of failures is an outcome.
static void *counter(void *unused) {
  (void)unused;
  int n = 0;
  while (atomic_load_explicit(&y, memory_order_relaxed) == 0 && n < 2)
    n++;
  count_seen = n;
  return NULL;
}

// What the last round read is used after an exit in the middle of the loop.
static void *middle(void *unused) {
  (void)unused;
  int last = -1;
  for (;;) {
    if (atomic_load_explicit(&y, memory_order_relaxed) != 0)
      break;
    last = atomic_load_explicit(&x, memory_order_relaxed);
  }
  mid_seen = last;
  return NULL;
}

// A flag decides at the header, and a variable of the round is used afterwards.
static void *flagged(void *unused) {
  (void)unused;
  int done = 0, t;
  while (!done) {
    t = atomic_load_explicit(&x, memory_order_relaxed);
    if (t == atomic_load_explicit(&x, memory_order_relaxed))
      done = atomic_compare_exchange_strong_explicit(&y, &(int){0}, t + 1, memory_order_relaxed, memory_order_relaxed) ||
             atomic_load_explicit(&y, memory_order_relaxed) > 0;
  }
  tail_seen = t;
  return NULL;
}

#ifndef THREADS
#define THREADS adder, keeper
#endif

int main(void) {
  void *(*body[])(void *) = {THREADS};
  enum { N = sizeof body / sizeof *body };
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    if (pthread_create(&t[i], NULL, body[i], NULL))
      abort();
  atomic_store_explicit(&x, 5, memory_order_relaxed);
#ifdef RELEASE
  atomic_store_explicit(&y, 1, memory_order_relaxed);
#endif
  for (int i = 0; i < N; i++)
    pthread_join(t[i], NULL);
  return 0;
}
