// error lock-misuse
// The unlock of a mutex that checks failed as if the mutex was not destroyed.
#include <pthread.h>
int main(void) {
  pthread_mutexattr_t a;
  pthread_mutex_t m;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&m, &a);
  pthread_mutex_destroy(&m);
  pthread_mutex_unlock(&m);
}
