// Rounds that write the same again where another thread writes, too: without the later
// rounds what it wrote would stay.
#include <pthread.h>
#include <stdatomic.h>
atomic_int slot, go, last;
static void *writer(void *a) { while (!atomic_load_explicit(&go, memory_order_acquire)) atomic_store_explicit(&slot, 1, memory_order_relaxed); return 0; }
static void *other(void *a) { atomic_store_explicit(&slot, 2, memory_order_relaxed); last = atomic_load_explicit(&slot, memory_order_relaxed); if (last == 1) atomic_store_explicit(&go, 1, memory_order_release); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, writer, 0);
  pthread_create(&u, 0, other, 0);
  return 0;
}
