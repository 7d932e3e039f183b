// Two philosophers take the left fork first.
#ifndef SEMAPHORE
#define SEMAPHORE <genmcgo/semaphore.h>
#endif
#include SEMAPHORE
#include <pthread.h>

static gmc_sem fork[2] = {{.value = 1}, {.value = 1}};
static void *philosopher(void *arg) {
  int i = arg != 0;
  gmc_sem_wait(&fork[i]);
  gmc_sem_wait(&fork[!i]);
  gmc_sem_post(&fork[i]);
  gmc_sem_post(&fork[!i]);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, philosopher, &t);
  philosopher(0);
  pthread_join(t, 0);
}
