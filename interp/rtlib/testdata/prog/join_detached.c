// error join-misuse
#include <pthread.h>
void *f(void *a) { return a; }
int main(void) {
  pthread_t t;
  pthread_attr_t a;
  pthread_attr_init(&a);
  pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
  pthread_create(&t, &a, f, 0);
  pthread_join(t, 0);
}
