// complete 1
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
sem_t s;
int x;
void *f(void *a) {
  x = 1;
  sem_post(&s);
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, f, 0);
  sem_wait(&s);
  assert(x == 1);
  pthread_join(t, 0);
  int v;
  sem_getvalue(&s, &v);
  assert(v == 0);
  sem_destroy(&s);
}
