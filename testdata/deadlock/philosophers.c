// Three philosophers: a cycle of three.
// says: cycle: thread 1 -> thread 2 -> thread 3 -> thread 1
// says: thread 3 (eat) waits at philosophers.c:9 for the lock fork[0], which thread 1 holds since philosophers.c:8
#include <pthread.h>
pthread_mutex_t fork[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static void *eat(void *arg) {
  long i = (long)arg;
  pthread_mutex_lock(&fork[i]);
  pthread_mutex_lock(&fork[(i + 1) % 3]);
  pthread_mutex_unlock(&fork[(i + 1) % 3]);
  pthread_mutex_unlock(&fork[i]);
  return 0;
}
int main(void) {
  pthread_t t[3];
  for (long i = 0; i < 3; i++)
    pthread_create(&t[i], 0, eat, (void *)i);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], 0);
  return 0;
}
