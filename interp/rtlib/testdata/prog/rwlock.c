// complete 6
// A writer and two readers: 3 places for the writer, 2 orders of the readers.
#include <assert.h>
#include <pthread.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int x, y;
void *r(void *a) {
  pthread_rwlock_rdlock(&l);
  assert(x == y);
  return 0;
}
void *w(void *a) {
  pthread_rwlock_wrlock(&l);
  x++;
  y++;
  pthread_rwlock_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, w, 0);
  pthread_join(t, 0);
  pthread_create(&t, 0, r, 0);
  pthread_create(&u, 0, r, 0);
  r(0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
