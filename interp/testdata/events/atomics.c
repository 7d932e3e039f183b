// Every kind of atomic access, of every size.
#include <stdatomic.h>
#include <stdint.h>
atomic_int x; atomic_char c; atomic_short s; atomic_long l; _Atomic __int128 w; _Atomic float f; _Atomic(int *) p; int plain; int arr[4];
int main(void) {
  atomic_store_explicit(&x, 1, memory_order_release);
  int a = atomic_load_explicit(&x, memory_order_acquire);
  a += atomic_fetch_add(&x, 2) + atomic_fetch_sub_explicit(&x, 1, memory_order_relaxed);
  a += atomic_fetch_and(&c, 3) + atomic_fetch_or(&s, 5) + atomic_fetch_xor(&c, 9);
  a += atomic_exchange(&l, 1L << 40) != 0;
  long e = 5;
  a += atomic_compare_exchange_strong_explicit(&l, &e, 6, memory_order_acq_rel, memory_order_relaxed);
  a += atomic_compare_exchange_strong(&l, &e, 7);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_seq_cst);
  f += 1.5f;
  p = &arr[1];
  p++;
  plain = a;
  arr[plain & 3] = *p;
  return 0;
}
