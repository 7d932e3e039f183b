// Semaphores that wake threads in the order in which they came, for --prims.
#define GMC_QUEUE_CAPACITY 6
#include <genmcgo/semaphore_fifo.h>
#include <semaphore.h>

_Static_assert(sizeof(gmc_sem) <= sizeof(sem_t), "a semaphore of the program is too small");

static gmc_sem *semaphore(sem_t *s) { return (gmc_sem *)s; }

int sem_init(sem_t *s, int shared, unsigned value) {
  gmc_sem_init(semaphore(s), (int)value);
  return 0;
}
int sem_destroy(sem_t *s) {
  gmc_sem_destroy(semaphore(s));
  return 0;
}
int sem_post(sem_t *s) {
  gmc_sem_post(semaphore(s));
  return 0;
}
int sem_wait(sem_t *s) {
  gmc_sem_wait(semaphore(s));
  return 0;
}
int sem_getvalue(sem_t *s, int *value) {
  *value = gmc_sem_value(semaphore(s));
  return 0;
}
