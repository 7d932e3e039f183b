// Philosophers who take both forks while they are in a room for one. The forks and the room are
// semaphores; -DSEMAPHORE='<genmcgo/semaphore_lifo.h>' chooses who is woken. With -DARBITRARY they have a
// queue, from which any thread is woken; with -DDECLARED, too, it is sorted, and the program says what commutes.
#include <genmcgo/primitive.h>
#include <pthread.h>

#ifndef N
#define N 3
#endif

#ifdef ARBITRARY
typedef struct {
  int value;
  gmc_queue queue;
} gmc_sem;
GMC_OP(init) void gmc_sem_init(gmc_sem *s, int value) {
  s->value = value;
  s->queue = (gmc_queue){0};
}
GMC_OP(release) void gmc_sem_post(gmc_sem *s) { s->value++; }
#ifdef DECLARED
GMC_OP(enqueue) void enter(gmc_sem *s) { gmc_insert(&s->queue, gmc_self()); }
#else
GMC_OP(enqueue) void enter(gmc_sem *s) { gmc_push(&s->queue, gmc_self()); }
#endif
GMC_OP(acquire) void take(gmc_sem *s) {
  gmc_await(s->value > 0);
  s->value--;
  gmc_remove(&s->queue, gmc_self());
}
#ifdef DECLARED
GMC_COMMUTE(enter, enter);
GMC_COMMUTE(enter, take);
GMC_COMMUTE(enter, gmc_sem_post);
GMC_COMMUTE(gmc_sem_post, gmc_sem_post);
GMC_COMMUTE_IF(gmc_sem, gmc_sem_post, take, s->value > 0);
GMC_COMMUTE_IF(gmc_sem, take, take, s->value > 1);
#endif
GMC_INVARIANT(gmc_sem, s->value >= 0);
static void gmc_sem_wait(gmc_sem *s) {
  enter(s);
  take(s);
}
#else
#ifndef SEMAPHORE
#define SEMAPHORE <genmcgo/semaphore_fifo.h>
#endif
#include SEMAPHORE
#endif

static gmc_sem fork[N], room;
static int eaten;

static void *philosopher(void *arg) {
  long i = (long)arg;
#ifndef DEADLOCK
  gmc_sem_wait(&room);
#endif
  gmc_sem_wait(&fork[i]);
  gmc_sem_wait(&fork[(i + 1) % N]);
#ifndef DEADLOCK
  eaten++;
  gmc_sem_post(&room);
#endif
  gmc_sem_post(&fork[i]);
  gmc_sem_post(&fork[(i + 1) % N]);
  return 0;
}

int main(void) {
  pthread_t p[N];
  gmc_sem_init(&room, 1);
  for (int i = 0; i < N; i++)
    gmc_sem_init(&fork[i], 1);
  for (long i = 0; i < N; i++)
    pthread_create(&p[i], 0, philosopher, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(p[i], 0);
}
