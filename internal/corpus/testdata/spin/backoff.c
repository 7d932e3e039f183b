// Waiting with counters that decide only how often the loop yields: one that comes
// round, one that grows to a limit, and one that is a result and does count.
#include <pthread.h>
#include <stdatomic.h>
#include <sched.h>
#include <unistd.h>
atomic_int x;
int polls, done;
static void *round(void *a) { int n = 0; while (!atomic_load_explicit(&x, memory_order_acquire)) { if (++n >= 10) { sched_yield(); n = 0; } } return 0; }
static void *grow(void *a) { int n = 1; while (!atomic_load_explicit(&x, memory_order_acquire)) { for (int i = 0; i < n; i++) usleep(n); if (n < 1024) n *= 2; } done = 1; return 0; }
static void *count(void *a) { int n = 0; while (!atomic_load_explicit(&x, memory_order_acquire) && n < 3) n++; polls = n; return 0; }
int main(void) {
  pthread_t t, u, v;
  pthread_create(&t, 0, round, 0);
  pthread_create(&u, 0, grow, 0);
  pthread_create(&v, 0, count, 0);
  atomic_store_explicit(&x, 1, memory_order_release);
  return 0;
}
