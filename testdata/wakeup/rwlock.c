// Readers and writers with a read-write lock.
#include <pthread.h>
#ifndef LOOP
#define LOOP 1
#endif
#ifndef R
#define R 1
#endif
#ifndef W
#define W 2
#endif
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int data;
static void *reader(void *arg) {
  for (int i = 0; i < LOOP; i++) { pthread_rwlock_rdlock(&l); (void)data; pthread_rwlock_unlock(&l); }
  return 0;
}
static void *writer(void *arg) {
  for (int i = 0; i < LOOP; i++) { pthread_rwlock_wrlock(&l); data++; pthread_rwlock_unlock(&l); }
  return 0;
}
int main(void) {
  pthread_t t[R + W];
  for (int i = 0; i < R + W; i++) pthread_create(&t[i], 0, i < R ? reader : writer, 0);
}
