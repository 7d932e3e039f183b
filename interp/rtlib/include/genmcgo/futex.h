/* A futex: a number, and threads that wait for it to change. It stands for the 32 bits that a program gives
 * to futex(2), with the operations on them; a wake lets those go on that have waited longest. */
#ifndef GENMCGO_FUTEX_H
#define GENMCGO_FUTEX_H
#include <genmcgo/primitive.h>

typedef struct {
  int value;
  gmc_queue waiting;
} gmc_futex;

GMC_OP(acquire) static int gmc_futex_load(gmc_futex *f) { return f->value; }
GMC_OP(release) static void gmc_futex_store(gmc_futex *f, int value) { f->value = value; }
GMC_OP(both) static int gmc_futex_exchange(gmc_futex *f, int value) {
  int old = f->value;
  f->value = value;
  return old;
}
GMC_OP(both) static int gmc_futex_add(gmc_futex *f, int n) { return (f->value += n) - n; }
/* Puts value there if it is expected now, and returns what was there. */
GMC_OP(both) static int gmc_futex_swap(gmc_futex *f, int expected, int value) {
  int old = f->value;
  if (old == expected)
    f->value = value;
  return old;
}

/* The two halves of a wait: whether the number is expected, so that the thread waits; and to wait. */
GMC_OP(enqueue) static int gmc_futex_enter(gmc_futex *f, int expected) {
  return f->value == expected ? gmc_push(&f->waiting, gmc_self()), 1 : 0;
}
GMC_OP(acquire) static void gmc_futex_sleep(gmc_futex *f) { gmc_await(!gmc_contains(&f->waiting, gmc_self())); }
static inline void gmc_futex_wait(gmc_futex *f, int expected) {
  if (gmc_futex_enter(f, expected))
    gmc_futex_sleep(f);
}
/* Wakes at most n threads, and returns how many. */
GMC_OP(release) static int gmc_futex_wake(gmc_futex *f, int n) {
  int woken = 0;
  for (; woken < n && !gmc_empty(&f->waiting); woken++)
    gmc_pop(&f->waiting);
  return woken;
}

GMC_COMMUTE(gmc_futex_load, gmc_futex_load);
GMC_COMMUTE(gmc_futex_load, gmc_futex_wake);
GMC_COMMUTE(gmc_futex_load, gmc_futex_enter);
GMC_COMMUTE(gmc_futex_load, gmc_futex_sleep);
GMC_COMMUTE(gmc_futex_store, gmc_futex_wake);
GMC_COMMUTE(gmc_futex_store, gmc_futex_sleep);
GMC_COMMUTE(gmc_futex_sleep, gmc_futex_sleep);
GMC_INVARIANT(gmc_futex, gmc_length(&s->waiting) < 2 || !gmc_last(&s->waiting, s->waiting.item[0]));

#endif
