// complete 2
// Main returns while two threads poll under a mutex, for ever: each found the mutex free, although the other one took
// it after that.
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int work;
void *f(void *a) {
  for (int found = 0; !found;) {
    pthread_mutex_lock(&m);
    found = work;
    pthread_mutex_unlock(&m);
  }
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, 0);
}
