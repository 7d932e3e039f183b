// complete 1
#include <assert.h>
#include <pthread.h>
pthread_barrier_t b;
int x[3];
void *f(void *a) {
  x[(long)a] = 1;
  pthread_barrier_wait(&b);
  assert(x[0] + x[1] + x[2] == 3);
  pthread_barrier_wait(&b);
  x[(long)a] = 2;
  return 0;
}
int main(void) {
  pthread_t t[2];
  pthread_barrier_init(&b, 0, 3);
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], 0, f, (void *)i);
  f((void *)2);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  pthread_barrier_destroy(&b);
}
