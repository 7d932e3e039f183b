// A thread with a table of its own, of 32 KB, which reads x and writes it back, with what the table has, 1,000 times.
#include <stdatomic.h>

static _Atomic long x;

int main(void) {
  long table[4096];
  for (int i = 0; i < 4096; i++)
    table[i] = i;
  for (int i = 0; i < 1000; i++)
    atomic_store(&x, atomic_load(&x) + table[i]);
}
