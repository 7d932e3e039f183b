// mjansson/rpmalloc: a block is allocated by one thread and freed by another.
// genmcgo DRIVER LIBRARIES/mjansson+rpmalloc/rpmalloc/rpmalloc.c -- -D_GNU_SOURCE -ILIBRARIES/mjansson+rpmalloc/rpmalloc
#include <assert.h>
#include <pthread.h>
#include <rpmalloc.h>

static void *work(void *p) {
  rpmalloc_thread_initialize();
  rpfree(p);
  rpmalloc_thread_finalize();
  return 0;
}

int main(void) {
  pthread_t t;
  rpmalloc_initialize(0);
  int *p = rpmalloc(16);
  *p = 1;
  pthread_create(&t, 0, work, p);
  int *q = rpmalloc(16);
  *q = 2;
  assert(*q == 2);
  pthread_join(t, 0);
}
