// error assertion
// exit, called by a thread, runs the handlers of the process.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int done;
void handler(void) { assert(done); }
void *f(void *a) { exit(0); }
int main(void) {
  pthread_t t;
  atexit(handler);
  pthread_create(&t, 0, f, 0);
  done = 1;
  pthread_join(t, 0);
}
