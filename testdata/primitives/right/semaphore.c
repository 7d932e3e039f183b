// Two workers take turns in one of two places; the sum of what they did is there when both have posted.
#ifndef SEMAPHORE
#define SEMAPHORE <genmcgo/semaphore.h>
#endif
#include SEMAPHORE
#include <assert.h>
#include <pthread.h>

static gmc_sem mutex = {.value = 1}, done;
static int sum;

static void *worker(void *arg) {
  gmc_sem_wait(&mutex);
  sum++;
  gmc_sem_post(&mutex);
  gmc_sem_post(&done);
  return 0;
}

int main(void) {
  pthread_t t;
  gmc_sem_init(&done, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_create(&t, 0, worker, 0);
  gmc_sem_wait(&done);
  gmc_sem_wait(&done);
  assert(sum == 2 && !gmc_sem_trywait(&done) && gmc_sem_value(&mutex) == 1);
  gmc_sem_destroy(&done);
}
