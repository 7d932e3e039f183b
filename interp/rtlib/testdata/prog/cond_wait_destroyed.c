// error lock-misuse
// A wait without the mutex, which checks, failed as if the condition variable was not destroyed.
#define _GNU_SOURCE
#include <pthread.h>
int main(void) {
  pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
  pthread_cond_t c = PTHREAD_COND_INITIALIZER;
  pthread_cond_destroy(&c);
  pthread_cond_wait(&c, &m);
}
