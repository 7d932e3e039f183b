// complete 1
// An attempt to join oneself was reported like pthread_join, which may wait for ever. It fails.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>
int main(void) {
  struct timespec soon = {0};
  assert(pthread_tryjoin_np(pthread_self(), 0) == EBUSY);
  assert(pthread_timedjoin_np(pthread_self(), 0, &soon) == EDEADLK);
}
