// Philosophers who enter a room by a semaphore and take forks that are semaphores. With
// -DDEADLOCK there is no room.
#include <pthread.h>
#include <semaphore.h>
#ifndef N
#define N 4
#endif
static sem_t fork_[N], room;
static int eaten;
static void *philosopher(void *arg) {
  long i = (long)arg;
#ifndef DEADLOCK
  sem_wait(&room);
#endif
  sem_wait(&fork_[i]);
  sem_wait(&fork_[(i + 1) % N]);
#ifndef DEADLOCK
  eaten++;
  sem_post(&room);
#endif
  sem_post(&fork_[i]);
  sem_post(&fork_[(i + 1) % N]);
  return 0;
}
int main(void) {
  pthread_t p[N];
  sem_init(&room, 0, 1);
  for (int i = 0; i < N; i++) sem_init(&fork_[i], 0, 1);
  for (long i = 0; i < N; i++) pthread_create(&p[i], 0, philosopher, (void *)i);
  for (int i = 0; i < N; i++) pthread_join(p[i], 0);
}
