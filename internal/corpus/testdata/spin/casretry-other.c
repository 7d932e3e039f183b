// A retry loop that begins with a load that acquires; its compare-exchange does not if it fails. What the thread does when the
// second attempt has failed, too, shows that there were two: it is another compare-exchange.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int failed, old, seen = -1;
#define CAS(to) atomic_compare_exchange_strong_explicit(&x, &v, to, memory_order_acq_rel, memory_order_relaxed)
static void *writer(void *_) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_release);
  atomic_store_explicit(&x, 3, memory_order_relaxed);
  return 0;
}
static void *retries(void *_) {
  int v = atomic_load_explicit(&x, memory_order_acquire);
  for (;;) {
    if (v == 2) {
      failed = !CAS(7);
      break;
    }
    if (CAS(v + 10))
      return 0;
  }
  seen = atomic_load_explicit(&y, memory_order_relaxed);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, writer, 0);
  pthread_create(&u, 0, retries, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
