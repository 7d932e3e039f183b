// Threads that take one permit: some try again at once, the others wait until there may be one.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int permits = 1;

static void *spins(void *u) {
  while (atomic_fetch_sub(&permits, 1) <= 0)
    atomic_fetch_add(&permits, 1);
  atomic_fetch_add(&permits, 1);
  return u;
}

static void *waits(void *u) {
  while (atomic_fetch_sub(&permits, 1) <= 0) {
    atomic_fetch_add(&permits, 1);
    while (atomic_load(&permits) <= 0)
      ;
  }
  atomic_fetch_add(&permits, 1);
  return u;
}

int main(void) {
  pthread_t t[4];
  for (int i = 0; i < 4; i++)
    pthread_create(&t[i], 0, i < 2 ? spins : waits, 0);
  for (int i = 0; i < 4; i++)
    pthread_join(t[i], 0);
  return 0;
}
