/* A counting semaphore whose posts wake the thread that came last.
 * Static: gmc_sem s = {.value = 1}. */
#ifndef GENMCGO_SEMAPHORE_LIFO_H
#define GENMCGO_SEMAPHORE_LIFO_H
#include <genmcgo/primitive.h>

typedef struct {
  int value;
  gmc_queue queue; /* of those who wait */
} gmc_sem;

GMC_OP(init) static void gmc_sem_init(gmc_sem *s, int value) {
  *s = (gmc_sem){0};
  s->value = value;
}
GMC_OP(destroy) static void gmc_sem_destroy(gmc_sem *s) { (void)s; }

GMC_OP(release) static void gmc_sem_post(gmc_sem *s) { s->value++; }
GMC_OP(enqueue) static void gmc_sem_enter(gmc_sem *s) { gmc_push(&s->queue, gmc_self()); }
GMC_OP(acquire) static void gmc_sem_take(gmc_sem *s) {
  gmc_await(s->value > 0 && gmc_last(&s->queue, gmc_self()));
  s->value--;
  gmc_pop_last(&s->queue);
}
static inline void gmc_sem_wait(gmc_sem *s) {
  gmc_sem_enter(s);
  gmc_sem_take(s);
}

/* Whether there was something for a thread that comes now; it is taken then. */
GMC_OP(acquire) static int gmc_sem_trywait(gmc_sem *s) {
  return s->value > 0 ? s->value--, 1 : 0;
}
GMC_OP(query) static int gmc_sem_value(gmc_sem *s) { return s->value; }

GMC_COMMUTE(gmc_sem_post, gmc_sem_post);
GMC_COMMUTE(gmc_sem_post, gmc_sem_enter);
GMC_COMMUTE(gmc_sem_value, gmc_sem_value);
GMC_COMMUTE(gmc_sem_value, gmc_sem_enter);
GMC_COMMUTE_IF(gmc_sem, gmc_sem_post, gmc_sem_take, s->value > 0);
GMC_INVARIANT(gmc_sem, s->value >= 0);

#endif
