// error join-misuse
// A thread joins one that it created and that has detached itself.
#include <pthread.h>
static void *child(void *arg) {
  pthread_detach(pthread_self());
  return 0;
}
static void *f(void *arg) {
  pthread_t t;
  pthread_create(&t, 0, child, 0);
  pthread_join(t, 0);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
}
