// Store buffering with seq_cst accesses and with fences: either suffices. What is decided of one half of the outcomes
// says nothing of the other (TestEnded).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int a;

static void *store(void *arg) {
  atomic_store(&x, 1);
  atomic_thread_fence(memory_order_seq_cst);
  a = atomic_load(&y);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, store, 0);
  atomic_store(&y, 1);
  atomic_thread_fence(memory_order_seq_cst);
  int b = atomic_load(&x);
  pthread_join(t, 0);
  assert(a || b);
}
