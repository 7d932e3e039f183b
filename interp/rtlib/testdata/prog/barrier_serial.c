// complete 2
// The last of two to arrive is told so.
#include <assert.h>
#include <pthread.h>
pthread_barrier_t b;
int serial;
void *f(void *a) {
  if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD)
    serial++;
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, f, 0);
  f(0);
  pthread_join(t, 0);
  assert(serial == 1);
}
