// error join-misuse
// A thread that had detached itself was joined: what threads do with each other's names was known to each of them alone.
#include <pthread.h>
static void *f(void *arg) {
  pthread_detach(pthread_self());
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
}
