// A semaphore without permits: who tries before the loop waits at the loop.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int permits;

static void *takes(void *u) {
  int n = atomic_fetch_sub(&permits, 1);
  while (n <= 0) {
    atomic_fetch_add(&permits, 1);
    n = atomic_fetch_sub(&permits, 1);
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, takes, 0);
  takes(0);
  return 0;
}
