// Threads that wait for a semaphore count themselves in and out in each round, and nothing looks at the count. All of them
// add to it, in any order, so none finds it as it was. The exploration did not end.
#include <pthread.h>
#include <stdatomic.h>
atomic_int free_ = 1, waiting;
int data;
static void enter(void) { atomic_fetch_add_explicit(&waiting, 1, memory_order_relaxed); }
static void leave(void) { atomic_fetch_sub_explicit(&waiting, 1, memory_order_relaxed); }
static void *work(void *a) {
  for (;;) {
    int n = atomic_load_explicit(&free_, memory_order_relaxed);
    if (n > 0 && atomic_compare_exchange_strong_explicit(&free_, &n, n - 1, memory_order_acquire, memory_order_relaxed)) break;
    enter();
    leave();
  }
  data++;
  atomic_fetch_add_explicit(&free_, 1, memory_order_release);
  return 0;
}
int main(void) {
  pthread_t t[3];
  for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, work, 0);
  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
  return data != 3;
}
