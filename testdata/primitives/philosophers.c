// Philosophers who take both forks while they are in a room for one. The forks and the room are
// semaphores that the program declares: with a queue of those who wait, from which the first
// (the default), the last (-DLIFO) or any (-DARBITRARY) is woken, or without one (-DNO_QUEUE).
#include <genmcgo/primitive.h>
#include <pthread.h>

#ifndef N
#define N 3
#endif

typedef struct {
  int v;
  gmc_queue q;
} sem;

GMC_OP(init) void init(sem *s, int v) {
  s->v = v;
  s->q = (gmc_queue){0};
}
GMC_OP(release) void post(sem *s) { s->v++; }

#ifdef NO_QUEUE
GMC_OP(acquire) void take(sem *s) {
  gmc_await(s->v > 0);
  s->v--;
}
static void enter(sem *s) {}
#else
GMC_OP(enqueue) void enter(sem *s) { gmc_push(&s->q, gmc_self()); }
GMC_OP(acquire) void take(sem *s) {
#if defined(LIFO)
  gmc_await(s->v > 0 && gmc_last(&s->q, gmc_self()));
#elif defined(ARBITRARY)
  gmc_await(s->v > 0);
#else
  gmc_await(s->v > 0 && gmc_first(&s->q, gmc_self()));
#endif
  s->v--;
  gmc_remove(&s->q, gmc_self());
}
#endif
GMC_INVARIANT(sem, s->v >= 0);

static sem fork[N], room;
static int eaten;

static void wait(sem *s) {
  enter(s);
  take(s);
}

static void *philosopher(void *arg) {
  long i = (long)arg;
#ifndef DEADLOCK
  wait(&room);
#endif
  wait(&fork[i]);
  wait(&fork[(i + 1) % N]);
#ifndef DEADLOCK
  eaten++;
  post(&room);
#endif
  post(&fork[i]);
  post(&fork[(i + 1) % N]);
  return 0;
}

int main(void) {
  pthread_t p[N];
  init(&room, 1);
  for (int i = 0; i < N; i++)
    init(&fork[i], 1);
  for (long i = 0; i < N; i++)
    pthread_create(&p[i], 0, philosopher, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(p[i], 0);
}
