// error data-race
#include <pthread.h>
pthread_mutex_t m;
void *f(void *a) {
  pthread_mutex_init(&m, 0);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_mutex_lock(&m);
}
