// What the first load read is kept: no iteration is like having read something else.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
int first, last, rounds;
static void *r(void *u) { int v = x; first = v; while (v < 2) v = x; last = v; return 0; }
static void *s(void *u) { int v = x, f = v; while (!atomic_compare_exchange_strong(&x, &v, v + 1)) ; rounds = f * 10 + v; return 0; }
static void *w(void *u) { x = 1; x = 2; return 0; }
int main(void) { pthread_t a, b, c; pthread_create(&a, 0, r, 0); pthread_create(&b, 0, w, 0); pthread_create(&c, 0, s, 0); return 0; }
