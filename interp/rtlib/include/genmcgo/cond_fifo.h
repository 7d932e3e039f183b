/* A condition variable, used with a mutex, whose signals wake the thread that came first of those that
 * wait. All zero is a condition variable for which nobody waits. */
#ifndef GENMCGO_COND_FIFO_H
#define GENMCGO_COND_FIFO_H
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  gmc_queue queue; /* of threads that wait */
  gmc_queue woken; /* the set of those that were woken and have not gone on yet */
} gmc_cond;

GMC_OP(enqueue) static void gmc_cond_enter(gmc_cond *c) { gmc_push(&c->queue, gmc_self()); }
GMC_OP(acquire) static void gmc_cond_leave(gmc_cond *c) {
  gmc_await(gmc_contains(&c->woken, gmc_self()));
  gmc_remove(&c->woken, gmc_self());
}
GMC_OP(release) static void gmc_cond_signal(gmc_cond *c) {
  if (!gmc_empty(&c->queue))
    gmc_insert(&c->woken, gmc_pop(&c->queue));
}
GMC_OP(release) static void gmc_cond_broadcast(gmc_cond *c) {
  while (!gmc_empty(&c->queue))
    gmc_insert(&c->woken, gmc_pop(&c->queue));
}
static inline void gmc_cond_wait(gmc_cond *c, pthread_mutex_t *m) {
  gmc_cond_enter(c);
  pthread_mutex_unlock(m);
  gmc_cond_leave(c);
  pthread_mutex_lock(m);
}

GMC_COMMUTE(gmc_cond_signal, gmc_cond_signal);
GMC_COMMUTE(gmc_cond_broadcast, gmc_cond_broadcast);
GMC_COMMUTE(gmc_cond_broadcast, gmc_cond_signal);
GMC_COMMUTE(gmc_cond_enter, gmc_cond_leave);
GMC_COMMUTE(gmc_cond_leave, gmc_cond_leave);
GMC_INVARIANT(gmc_cond, gmc_empty(&s->queue) || !gmc_contains(&s->woken, s->queue.item[0]));

#endif
