// complete 6
#include <pthread.h>
pthread_spinlock_t l;
int x;
void *f(void *a) {
  pthread_spin_lock(&l);
  x++;
  pthread_spin_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t[2];
  pthread_spin_init(&l, 0);
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, f, 0);
  f(0);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  pthread_spin_destroy(&l);
}
