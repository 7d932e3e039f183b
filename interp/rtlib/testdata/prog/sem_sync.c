// error data-race
// A semaphore with two permits protects nothing.
#include <pthread.h>
#include <semaphore.h>
sem_t s;
int x;
void *f(void *a) {
  sem_wait(&s);
  x++;
  sem_post(&s);
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 2);
  pthread_create(&t, 0, f, 0);
  f(0);
  pthread_join(t, 0);
}
