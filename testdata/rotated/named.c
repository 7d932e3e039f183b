// A variable that only the test of a loop sets: clang -O1 -g writes that twice.
#include <stdatomic.h>
#include <pthread.h>
#include <assert.h>
atomic_int pos, cell[4];
int data;
static void *waits(void *z) {
  int q = 0, c = 0; int p = atomic_load_explicit(&pos, memory_order_acquire);
  while (c = atomic_load_explicit(&cell[p & 3], memory_order_acquire), q = p, c - p < 1) {
    data += p + 1;
    p = atomic_load_explicit(&pos, memory_order_acquire);
  }
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waits, 0);
  atomic_store_explicit(&pos, 1, memory_order_release);
  atomic_store_explicit(&cell[1], 2, memory_order_release);
  pthread_join(t, 0);
  assert(data != 3);
  return 0;
}
