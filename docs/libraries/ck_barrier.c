// concurrencykit/ck, centralized barrier, two rounds.
// genmcgo --mm=tso --volatile=relaxed DRIVER LIBRARIES/concurrencykit+ck/src/ck_barrier_centralized.c -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_barrier.h>

static ck_barrier_centralized_t b = CK_BARRIER_CENTRALIZED_INITIALIZER;
static int x[2];

static void *work(void *p) {
  long i = (long)p;
  ck_barrier_centralized_state_t s = CK_BARRIER_CENTRALIZED_STATE_INITIALIZER;
  x[i] = 1;
  ck_barrier_centralized(&b, &s, 2);
  assert(x[1 - i] == 1);
  ck_barrier_centralized(&b, &s, 2);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, (void *)1);
  work((void *)0);
  pthread_join(t, NULL);
}
