// A barrier for three threads, of which two come.
// says: waits at barrier.c:8 at the barrier b, at which thread 1 and thread 2 of 3 threads have arrived; no thread is left that arrives there
#include <pthread.h>
pthread_barrier_t b;


static void *arrive(void *arg) {
  pthread_barrier_wait(&b);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_barrier_init(&b, 0, 3);
  pthread_create(&t, 0, arrive, 0);
  pthread_create(&u, 0, arrive, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
