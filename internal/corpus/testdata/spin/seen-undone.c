// A round that undoes what it wrote, and another thread that notices, and goes on: it
// is not as good as none. The poller leaves only because its mark was seen.
#include <pthread.h>
#include <stdatomic.h>
atomic_int mark, go;
int seen;
static void *poller(void *a) { while (!atomic_load_explicit(&go, memory_order_acquire)) { atomic_exchange(&mark, 1); atomic_store(&mark, 0); } return 0; }
static void *other(void *a) { seen = atomic_load(&mark); if (seen) atomic_store_explicit(&go, 1, memory_order_release); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, poller, 0);
  pthread_create(&u, 0, other, 0);
  return 0;
}
