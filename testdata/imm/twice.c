// Thread 2 reads back, with an acquire, what it wrote with a release. Those of its 8 executions in which thread 1
// reads x = 1 are reached twice, 12 in all: the past of the write of x has the write of z, which the acquire reads, but
// not all that this write is ordered after. They count once.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y, z;
#define load(v, o) atomic_load_explicit(&v, memory_order_##o)
#define store(v, o) atomic_store_explicit(&v, 1, memory_order_##o)
static void *one(void *a) {
  load(x, relaxed);
  load(z, relaxed);
  store(y, relaxed);
  return 0;
}
static void *two(void *a) {
  load(y, relaxed);
  store(z, release);
  load(z, acquire);
  store(x, relaxed);
  return 0;
}
int main(void) {
  pthread_t t[2];
  pthread_create(&t[0], 0, one, 0);
  pthread_create(&t[1], 0, two, 0);
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
  return 0;
}
