// Drepper's lock: 0 is free, 1 locked, 2 locked and perhaps waited for. With -DFORGETFUL a thread that waits
// leaves no trace of that.
#include <assert.h>
#include <genmcgo/futex.h>
#include <pthread.h>

#ifdef FORGETFUL
#define WAITED 1
#else
#define WAITED 2
#endif

static gmc_futex f;
static int count;

static void lock(void) {
  int c = gmc_futex_swap(&f, 0, 1);
  if (c == 0)
    return;
  if (c != 2)
    c = gmc_futex_exchange(&f, WAITED);
  while (c != 0) {
    gmc_futex_wait(&f, WAITED);
    c = gmc_futex_exchange(&f, WAITED);
  }
}

static void unlock(void) {
  if (gmc_futex_add(&f, -1) != 1) {
    gmc_futex_store(&f, 0);
    gmc_futex_wake(&f, 1);
  }
}

static void *thread(void *arg) {
  lock();
  count++;
  unlock();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread, 0);
  pthread_create(&b, 0, thread, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(count == 2 && gmc_futex_load(&f) == 0);
}
