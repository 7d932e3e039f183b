/* A condition variable, used with a mutex. A signal wakes any thread that waits when it comes, which is
 * what POSIX promises, or none if each of them is to be woken already; see cond_fifo.h, cond_lifo.h and
 * cond_glibc.h for others. All zero is a condition variable for which nobody waits. */
#ifndef GENMCGO_COND_H
#define GENMCGO_COND_H
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int waiting, woken;
  gmc_queue queue; /* of threads that wait, and of signals: -1 wakes a thread that stands before it */
} gmc_cond;

/* The position of the first signal behind thread t, -1 if there is none. */
static inline int gmc_cond_signal_for(const gmc_cond *c, int t) {
  for (int i = 0, seen = 0; i < gmc_length(&c->queue); i++) {
    seen |= c->queue.item[i] == t;
    if (seen && c->queue.item[i] < 0)
      return i;
  }
  return -1;
}

GMC_OP(enqueue) static void gmc_cond_enter(gmc_cond *c) {
  gmc_push(&c->queue, gmc_self());
  c->waiting++;
}
GMC_OP(acquire) static void gmc_cond_leave(gmc_cond *c) {
  gmc_await(gmc_cond_signal_for(c, gmc_self()) >= 0);
  gmc_take(&c->queue, gmc_cond_signal_for(c, gmc_self()));
  gmc_remove(&c->queue, gmc_self());
  c->waiting--;
  c->woken--;
}
GMC_OP(release) static void gmc_cond_signal(gmc_cond *c) {
  if (c->woken < c->waiting) {
    gmc_push(&c->queue, -1);
    c->woken++;
  }
}
GMC_OP(release) static void gmc_cond_broadcast(gmc_cond *c) {
  for (; c->woken < c->waiting; c->woken++)
    gmc_push(&c->queue, -1);
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
GMC_INVARIANT(gmc_cond, 0 <= s->woken && s->woken <= s->waiting);

#endif
