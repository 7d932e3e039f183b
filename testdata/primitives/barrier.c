// Threads meet at a barrier, once: all arrive, and then all pass, in any order.
#include <genmcgo/primitive.h>
#include <pthread.h>

#ifndef N
#define N 10
#endif

typedef struct {
  int here;
} barrier;
GMC_OP(release) void arrive(barrier *b) { b->here++; }
GMC_OP(acquire) void pass(barrier *b) { gmc_await(b->here == N); }
GMC_COMMUTE(arrive, arrive);
GMC_COMMUTE(pass, pass);
GMC_INVARIANT(barrier, s->here <= N);

static barrier b;

static void *thread(void *arg) {
  arrive(&b);
  pass(&b);
  return 0;
}

int main(void) {
  pthread_t t;
  for (int i = 0; i < N; i++)
    pthread_create(&t, 0, thread, 0);
}
