// Two threads join each other.
// says: thread 1 (work) waits at join-each-other.c:12 for thread 2 to finish
// says: thread 2 (work) waits at join-each-other.c:12 for thread 1 to finish
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <pthread.h>
#include <stdatomic.h>
pthread_t t[2];
pthread_barrier_t made;

static void *work(void *arg) {
  pthread_barrier_wait(&made);
  pthread_join(t[1 - (long)arg], 0);
  return 0;
}
int main(void) {
  pthread_barrier_init(&made, 0, 3);
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], 0, work, (void *)i);
  pthread_barrier_wait(&made);
  pthread_exit(0);
}
