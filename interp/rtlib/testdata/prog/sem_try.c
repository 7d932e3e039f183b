// complete 2
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
sem_t s;
void *f(void *a) {
  sem_post(&s);
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, f, 0);
  if (sem_trywait(&s) != 0) {
    assert(errno == EAGAIN);
    sem_wait(&s);
  }
  pthread_join(t, 0);
}
