// Retry loops that begin with a load: the failed attempts add nothing.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int got[3];
static void *inc(void *i) { int r = x; while (!atomic_compare_exchange_strong(&x, &r, r + 1)) ; got[(long)i] = r; return 0; }
static void *chg(void *i) { x = 7; y = 1; return 0; }
int main(void) { pthread_t a, b, c; pthread_create(&a, 0, inc, (void *)0); pthread_create(&b, 0, inc, (void *)1); pthread_create(&c, 0, chg, 0); return 0; }
