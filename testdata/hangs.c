// A thread that sees a value which is there for a moment only goes round for ever, and does nothing.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writes(void *u) {
  atomic_store(&x, 1);
  atomic_store(&x, 0);
  return 0;
}

static void *hangs(void *u) {
  if (atomic_load(&x))
    for (;;)
      ;
  return 0;
}

int main(void) {
  pthread_t t[2];
  pthread_create(&t[0], 0, writes, 0);
  pthread_create(&t[1], 0, hangs, 0);
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
}
