// Loops whose tests an optimiser writes twice: before the loop, and at its end. A thread that read 0 before the loop, and 1 in it,
// counted apart from one that read 1 at once.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int x, y;
int out;

static void *yields(void *u) {
  while (atomic_load_explicit(&x, memory_order_acquire) == 0)
    sched_yield();
  return u;
}
static void *takes(void *u) {
  while (atomic_exchange_explicit(&y, 1, memory_order_acquire))
    sched_yield();
  return u;
}
static void *both(void *u) {
  while (!atomic_load(&x) && !atomic_load(&y))
    sched_yield();
  return u;
}
static void *value(void *u) {
  int v;
  while ((v = atomic_load(&x)) < 1)
    sched_yield();
  out = v;
  return u;
}
static void *counts(void *u) { // the rounds are counted, so they are not the same
  int n = 0;
  while (atomic_load(&x) == 0 && n < 2) {
    n++;
    sched_yield();
  }
  out = n;
  return u;
}
static void *wrong(void *u) { // the second test is another one
  if (atomic_load(&x) == 0) {
    do
      sched_yield();
    while (atomic_load(&x) != 2);
  }
  return u;
}

static int run(void *(*f)(void *)) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  atomic_store(&x, 1);
  atomic_store(&x, 2);
  pthread_join(t, 0);
  return 0;
}
int main_yields(void) { return run(yields); }
int main_takes(void) {
  atomic_store(&y, 1);
  pthread_t t;
  pthread_create(&t, 0, takes, 0);
  atomic_store(&y, 0);
  pthread_join(t, 0);
  return 0;
}
int main_both(void) { return run(both); }
int main_value(void) { return run(value); }
int main_counts(void) { return run(counts); }
int main_wrong(void) { return run(wrong); }
