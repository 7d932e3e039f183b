/* A condition variable, used with a mutex, whose signals wake threads as those of glibc do: a signal wakes
 * any thread of the older group; when each thread of that is to be woken, all others that wait become
 * the older group. All zero is a condition variable for which nobody waits. */
#ifndef GENMCGO_COND_GLIBC_H
#define GENMCGO_COND_GLIBC_H
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int signals;           /* for the older group */
  gmc_queue older, newer; /* the groups, as sets */
  gmc_queue woken;       /* the set of those that are to go on without a signal */
} gmc_cond;

GMC_OP(enqueue) static void gmc_cond_enter(gmc_cond *c) { gmc_insert(&c->newer, gmc_self()); }
GMC_OP(acquire) static void gmc_cond_leave(gmc_cond *c) {
  gmc_await(gmc_contains(&c->woken, gmc_self()) || (c->signals > 0 && gmc_contains(&c->older, gmc_self())));
  if (!gmc_remove(&c->woken, gmc_self())) {
    gmc_remove(&c->older, gmc_self());
    c->signals--;
  }
}
GMC_OP(release) static void gmc_cond_signal(gmc_cond *c) {
  if (c->signals == gmc_length(&c->older)) {
    while (!gmc_empty(&c->older))
      gmc_insert(&c->woken, gmc_pop(&c->older));
    c->older = c->newer;
    c->newer = (gmc_queue){0};
    c->signals = 0;
  }
  c->signals += !gmc_empty(&c->older);
}
GMC_OP(release) static void gmc_cond_broadcast(gmc_cond *c) {
  while (!gmc_empty(&c->older))
    gmc_insert(&c->woken, gmc_pop(&c->older));
  while (!gmc_empty(&c->newer))
    gmc_insert(&c->woken, gmc_pop(&c->newer));
  c->signals = 0;
}
static inline void gmc_cond_wait(gmc_cond *c, pthread_mutex_t *m) {
  gmc_cond_enter(c);
  pthread_mutex_unlock(m);
  gmc_cond_leave(c);
  pthread_mutex_lock(m);
}

GMC_COMMUTE(gmc_cond_enter, gmc_cond_enter);
GMC_COMMUTE(gmc_cond_enter, gmc_cond_leave);
GMC_COMMUTE(gmc_cond_broadcast, gmc_cond_broadcast);
GMC_COMMUTE(gmc_cond_broadcast, gmc_cond_signal);
GMC_INVARIANT(gmc_cond, 0 <= s->signals && s->signals <= gmc_length(&s->older));

#endif
