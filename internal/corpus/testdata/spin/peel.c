// Waiting loops in several shapes.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
atomic_int x, y;
int a, b, c, d;
static void *p(void *u) { int v = x; while (v == 0) v = x; a = v; return 0; }
static void *q(void *u) { bool ok = false; int t; while (!ok) { t = x; int n = y; ok = t == n; } b = t * 10; return 0; }
static void *w(void *u) { x = 1; y = 1; x = 2; return 0; }
int main(void) { pthread_t t1, t2, t3; pthread_create(&t1, 0, p, 0); pthread_create(&t2, 0, q, 0); pthread_create(&t3, 0, w, 0); return 0; }
