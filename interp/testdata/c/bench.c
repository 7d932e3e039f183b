// Work for the benchmarks: arithmetic, private memory, calls, shared accesses.
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
atomic_int x;
int g;
static int collatz(int n) { int s = 0; while (n != 1) { n = n % 2 ? 3 * n + 1 : n / 2; s++; } return s; }
static int sieve(void) { char p[512]; memset(p, 1, sizeof p); int c = 0; for (int i = 2; i < 512; i++) { if (!p[i]) continue; c++; for (int j = 2 * i; j < 512; j += i) p[j] = 0; } return c; }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) {
  int t = 0;
  for (int i = 1; i < 300; i++) t += collatz(i);
  t += sieve() + fib(15);
  for (int i = 0; i < 1000; i++) { atomic_fetch_add(&x, i); atomic_store(&x, t); g += atomic_load(&x); }
  printf("%d %d\n", t, g);
  return 0;
}
