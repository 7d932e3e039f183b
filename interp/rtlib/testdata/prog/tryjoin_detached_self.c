// error join-misuse
// A thread that another one had detached tried to join itself, and only failed.
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
static sem_t detached;
static void *f(void *arg) {
  sem_wait(&detached);
  pthread_tryjoin_np(pthread_self(), 0);
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&detached, 0, 0);
  pthread_create(&t, 0, f, 0);
  pthread_detach(t);
  sem_post(&detached);
}
