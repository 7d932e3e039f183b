// complete 1
// Threads that spin, wait for each other, or join main when main returns.
#include <pthread.h>
#include <stdatomic.h>
static atomic_int stop, seen;
static void *spinner(void *a) {
  while (!atomic_load(&stop))
    ;
  return 0;
}
static void *poller(void *a) {
  while (atomic_load(&seen) < 2)
    ;
  return 0;
}
static void *joiner(void *a) {
  pthread_join(*(pthread_t *)a, 0);
  __builtin_trap(); // main has returned
}
int main(void) {
  static pthread_t self;
  pthread_t t;
  self = pthread_self();
  pthread_create(&t, 0, spinner, 0);
  pthread_create(&t, 0, poller, 0);
  pthread_create(&t, 0, joiner, &self);
  atomic_store(&seen, 1);
  atomic_store(&seen, 3);
  return 0;
}
