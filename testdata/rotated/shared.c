// Locks that are looked at a number of times, and then tried again. Optimised, both loops have one start: to try, and to look again, lead
// there, and the exploration had no end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed

enum { N = 3 };
static atomic_int lock;
static int shared;

static void *enter(void *u) {
  shared++;
  atomic_store_explicit(&lock, 0, memory_order_release);
  return u;
}
static int take(void) { return !atomic_exchange_explicit(&lock, 1, memory_order_acquire); }
static int run(void *(*f)(void *)) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], 0, f, 0);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  assert(shared == N);
  return 0;
}

static void *tries(void *u) {
  while (!take())
    for (int n = 0; n < 100 && atomic_load_explicit(&lock, rlx); n++)
      ;
  return enter(u);
}
int main_tries(void) { return run(tries); }

static void *looks(void *u) {
  do {
    int n = 100;
    while (--n && atomic_load_explicit(&lock, rlx))
      ;
  } while (!take());
  return enter(u);
}
int main_looks(void) { return run(looks); }
