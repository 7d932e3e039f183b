// Locks from exchange, from test-and-set with backing off, and a mutex polled.
#include <pthread.h>
#include <stdatomic.h>
atomic_int l, done;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int shared, order, polled;
static void *xchg(void *i) { while (atomic_exchange_explicit(&l, 1, memory_order_acquire)) ; shared = shared * 3 + 1; atomic_store_explicit(&l, 0, memory_order_release); return 0; }
static void *ttas(void *i) { for (;;) { while (atomic_load_explicit(&l, memory_order_relaxed)) ; if (!atomic_exchange_explicit(&l, 1, memory_order_acquire)) break; } shared = shared * 5 + 2; atomic_store_explicit(&l, 0, memory_order_release); return 0; }
static void *poll(void *i) { int v; do { pthread_mutex_lock(&m); v = order; pthread_mutex_unlock(&m); } while (!v); polled = v; return 0; }
static void *set(void *i) { pthread_mutex_lock(&m); order = 4; pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t a, b, c, d; pthread_create(&a, 0, xchg, 0); pthread_create(&b, 0, ttas, 0); pthread_create(&c, 0, poll, 0); pthread_create(&d, 0, set, 0); return 0; }
