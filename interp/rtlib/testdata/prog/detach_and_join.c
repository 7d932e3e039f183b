// complete 1
// Each thread is joined or detached, once, by whoever knows it.
#include <pthread.h>
static void *leaf(void *arg) { return 0; }
static void *f(void *arg) {
  pthread_t a, b;
  pthread_create(&a, 0, leaf, 0);
  pthread_create(&b, 0, leaf, 0);
  pthread_detach(b);
  pthread_join(a, 0);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, 0);
  pthread_detach(u);
  pthread_join(t, 0);
}
