// error join-misuse
#include <pthread.h>
void *f(void *a) { return a; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  pthread_join(t, 0);
}
