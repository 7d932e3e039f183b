// error unlock-not-held
// An adaptive mutex of glibc was taken for one that checks, whose unlock returns EPERM.
#define _GNU_SOURCE
#include <pthread.h>
pthread_mutex_t m = PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP;
void *f(void *a) {
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
}
