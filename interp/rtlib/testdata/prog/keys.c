// complete 1
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
pthread_key_t k, l;
int destroyed;
void dtor(void *p) {
  destroyed += *(int *)p;
  free(p);
}
void *f(void *a) {
  assert(pthread_getspecific(k) == 0);
  int *p = malloc(sizeof *p);
  *p = 7;
  pthread_setspecific(k, p);
  pthread_setspecific(l, &destroyed);
  assert(pthread_getspecific(k) == p && pthread_getspecific(l) == &destroyed);
  if (a)
    pthread_exit(a);
  return a;
}
int main(void) {
  pthread_t t;
  pthread_key_create(&k, dtor);
  pthread_key_create(&l, 0);
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  assert(destroyed == 7);
  void *r;
  pthread_create(&t, 0, f, &k);
  pthread_join(t, &r);
  assert(destroyed == 14 && r == &k);
}
