// complete 2
// Whoever ends the process first runs the handlers, once.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
int runs;
void inner(void) { runs++; }
void handler(void) {
  assert(runs++ == 0);
  atexit(inner);
}
void *f(void *a) { exit(0); }
int main(void) {
  pthread_t t;
  atexit(handler);
  pthread_create(&t, 0, f, 0);
}
