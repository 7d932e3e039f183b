// error assertion
// What a thread does while main is about to return is part of the program.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *f(void *a) {
  assert(atomic_load(&x) != 1);
  while (1)
    atomic_load(&x);
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  atomic_store(&x, 1);
  return 0;
}
