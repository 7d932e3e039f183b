/* A monitor: a lock with conditions that threads inside wait for, numbered 0 to 3. A signal wakes the
 * thread that waits longest. That enters again later, while the one that signals goes on; with
 * GMC_MONITOR_HOARE it enters at once, and the one that signals goes on when it leaves. All zero is free. */
#ifndef GENMCGO_MONITOR_H
#define GENMCGO_MONITOR_H
#include <genmcgo/primitive.h>

typedef struct {
  int busy;
  gmc_queue waiting[4]; /* for each condition */
  gmc_queue next; /* threads that go before others that enter, the last one first */
} gmc_monitor;

static inline gmc_queue *gmc_monitor_queue(gmc_monitor *m, int c) {
  return c & ~3 ? __gmc_fault(25, "a monitor has the conditions 0 to 3"), &m->next : &m->waiting[c];
}
static inline int gmc_monitor_woken(const gmc_monitor *m, int c) {
#ifdef GMC_MONITOR_HOARE
  return gmc_last(&m->next, gmc_self());
#else
  return !gmc_contains(&m->waiting[c], gmc_self());
#endif
}

GMC_OP(acquire) static void gmc_monitor_enter(gmc_monitor *m) {
  gmc_await(!m->busy && gmc_empty(&m->next));
  m->busy++;
}
GMC_OP(release) static void gmc_monitor_leave(gmc_monitor *m) { m->busy--; }
GMC_OP(release) static void gmc_monitor_sleep(gmc_monitor *m, int c) {
  m->busy--;
  gmc_push(gmc_monitor_queue(m, c), gmc_self());
}
GMC_OP(acquire) static void gmc_monitor_reenter(gmc_monitor *m, int c) {
  gmc_await(!m->busy && gmc_monitor_woken(m, c));
  gmc_remove(&m->next, gmc_self());
  m->busy++;
}
GMC_OP(release) static int gmc_monitor_wake(gmc_monitor *m, int c) {
  if (gmc_empty(gmc_monitor_queue(m, c)))
    return 0;
#ifdef GMC_MONITOR_HOARE
  gmc_push(&m->next, gmc_self());
  gmc_push(&m->next, gmc_pop(&m->waiting[c]));
  m->busy--;
#else
  gmc_pop(&m->waiting[c]);
#endif
  return gmc_contains(&m->next, gmc_self()); /* whether it has to enter again */
}
static inline void gmc_monitor_wait(gmc_monitor *m, int c) { gmc_monitor_sleep(m, c), gmc_monitor_reenter(m, c); }
static inline void gmc_monitor_signal(gmc_monitor *m, int c) {
  if (gmc_monitor_wake(m, c))
    gmc_monitor_reenter(m, c);
}

GMC_INVARIANT(gmc_monitor, s->busy == 0 || s->busy == 1);

#endif
