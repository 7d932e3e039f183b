// Threads that fail at a counter and then read it. Nothing here waits for ever but where it says so.
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int permits;

static void run(int n, void *(*takes)(void *), void *(*posts)(void *)) {
  pthread_t t[4];
  int threads = 0;
  for (; threads < n; threads++)
    pthread_create(&t[threads], 0, takes, 0);
  pthread_create(&t[threads++], 0, posts, 0);
  for (int i = 0; i < threads; i++)
    pthread_join(t[i], 0);
}

static void *posts(void *u) {
  atomic_fetch_add(&permits, 1);
  return 0;
}

// It finds -1 first, and tries again; in the end 0 is there, and the execution does not count.
static void *other(void *u) {
  while (atomic_fetch_sub(&permits, 1) <= 0) {
    atomic_fetch_add(&permits, 1);
    __VERIFIER_assume(atomic_load(&permits) != 0);
  }
  return 0;
}
int main_other(void) { permits = -1; run(1, other, posts); return 0; }

// The assumption is about a second read.
static void *second(void *u) {
  while (atomic_fetch_sub(&permits, 1) <= 0) {
    atomic_fetch_add(&permits, 1);
    if (atomic_load(&permits) != 1)
      __VERIFIER_assume(atomic_load(&permits) > 0);
  }
  return 0;
}
int main_second(void) { permits = 1; run(3, second, posts); return 0; }

// Whoever finds nothing leaves.
static void *leaves(void *u) {
  while (atomic_fetch_sub(&permits, 1) <= 0) {
    atomic_fetch_add(&permits, 1);
    if (atomic_load(&permits) == 0)
      return 0;
  }
  return 0;
}
int main_leaves(void) { permits = 1; run(3, leaves, posts); return 0; }

// The third one waits for ever.
static void *waits(void *u) {
  while (atomic_fetch_sub(&permits, 1) <= 0)
    atomic_fetch_add(&permits, 1);
  return 0;
}
int main_waits(void) { permits = 1; run(3, waits, posts); return 0; }
