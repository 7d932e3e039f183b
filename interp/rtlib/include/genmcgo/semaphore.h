/* A counting semaphore. Any thread that waits may get what is posted, which is what POSIX allows; see
 * semaphore_fifo.h and semaphore_lifo.h for those with an order. Static: gmc_sem s = {.value = 1}. */
#ifndef GENMCGO_SEMAPHORE_H
#define GENMCGO_SEMAPHORE_H
#include <genmcgo/primitive.h>

typedef struct {
  int value;
} gmc_sem;

GMC_OP(init) static void gmc_sem_init(gmc_sem *s, int value) { s->value = value; }
GMC_OP(destroy) static void gmc_sem_destroy(gmc_sem *s) { (void)s; }

GMC_OP(release) static void gmc_sem_post(gmc_sem *s) { s->value++; }
GMC_OP(acquire) static void gmc_sem_wait(gmc_sem *s) {
  gmc_await(s->value > 0);
  s->value--;
}

/* Whether there was something; it is taken then. */
GMC_OP(acquire) static int gmc_sem_trywait(gmc_sem *s) { return s->value > 0 ? s->value--, 1 : 0; }
GMC_OP(query) static int gmc_sem_value(gmc_sem *s) { return s->value; }

GMC_COMMUTE(gmc_sem_post, gmc_sem_post);
GMC_COMMUTE(gmc_sem_value, gmc_sem_value);
GMC_COMMUTE_IF(gmc_sem, gmc_sem_post, gmc_sem_wait, s->value > 0);
GMC_COMMUTE_IF(gmc_sem, gmc_sem_post, gmc_sem_trywait, s->value > 0);
GMC_COMMUTE_IF(gmc_sem, gmc_sem_wait, gmc_sem_wait, s->value > 1);
GMC_COMMUTE_IF(gmc_sem, gmc_sem_wait, gmc_sem_trywait, s->value > 1);
GMC_COMMUTE_IF(gmc_sem, gmc_sem_trywait, gmc_sem_trywait, s->value != 1);
GMC_INVARIANT(gmc_sem, s->value >= 0);

#endif
