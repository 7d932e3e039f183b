// complete 1
// An attempt to join a thread that waits for what comes after it was called a deadlock.
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static void *f(void *arg) {
  sem_wait(&s);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  int r = pthread_tryjoin_np(t, 0);
  sem_post(&s);
  if (r)
    pthread_join(t, 0);
}
