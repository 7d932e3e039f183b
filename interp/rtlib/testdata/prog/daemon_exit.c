// complete 1
// exit ends the process for main, too, which waits for its thread.
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *never(void *a) {
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  return 0;
}
static void *quitter(void *a) { exit(0); }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, quitter, 0);
  pthread_create(&t, 0, never, 0);
  pthread_join(t, 0);
  return 0;
}
