#include <stdatomic.h>
#include <pthread.h>
atomic_int x, y; int r0, r1;
struct { int a; short b[3]; } s;
void *t0(void *u) { atomic_store_explicit(&x, 1, memory_order_relaxed); r0 = atomic_load_explicit(&y, memory_order_relaxed); s.b[1] = -r0; return 0; }
void *t1(void *u) { atomic_store_explicit(&y, 1, memory_order_relaxed); r1 = atomic_load_explicit(&x, memory_order_relaxed); return 0; }
int main() { pthread_t a, b; pthread_create(&a, 0, t0, 0); pthread_create(&b, 0, t1, 0); pthread_join(a, 0); pthread_join(b, 0); }
