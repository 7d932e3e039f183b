// error join-misuse
// A thread that was created detached detaches itself.
#include <pthread.h>
static void *f(void *arg) {
  pthread_detach(pthread_self());
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_attr_t a;
  pthread_attr_init(&a);
  pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
  pthread_create(&t, &a, f, 0);
  pthread_exit(0);
}
