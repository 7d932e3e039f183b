// Two threads take units of two semaphores crosswise.
// says: for the semaphore a, whose value is 0; thread 2 took the last unit at semaphore.c:22; thread 2 could post to it at semaphore.c:25, but waits itself
// says: for the semaphore b, whose value is 0; thread 1 took the last unit at semaphore.c:13; thread 1 could post to it at semaphore.c:16, but waits itself
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <pthread.h>
#include <semaphore.h>
sem_t a, b;




static void *first(void *arg) {
  sem_wait(&b);
  sem_wait(&a);
  sem_post(&a);
  sem_post(&b);
  return 0;
}


static void *second(void *arg) {
  sem_wait(&a);
  sem_wait(&b);
  sem_post(&b);
  sem_post(&a);
  return 0;
}
int main(void) {
  pthread_t t, u;
  sem_init(&a, 0, 1);
  sem_init(&b, 0, 1);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
