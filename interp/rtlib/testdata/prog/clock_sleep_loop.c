// complete 2
// A loop that only sleeps waits, whether or not the thread looked at its clock before; the flag is set before it, or
// after one round that differs from the next ones in what the clock will show.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>
atomic_int flag;
void *f(void *a) {
  flag = 1;
  return 0;
}
int main(void) {
  pthread_t t;
  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  pthread_create(&t, 0, f, 0);
  while (!flag)
    usleep(1000);
  clock_gettime(CLOCK_MONOTONIC, &after);
  assert(before.tv_sec == after.tv_sec && before.tv_nsec < after.tv_nsec);
  pthread_join(t, 0);
}
