// Polling under a mutex: each round gives the mutex up and takes it again, and only in
// between can the other thread answer. The same with two mutexes.
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
int request, reply, order, got;
static void *server(void *a) { pthread_mutex_lock(&m); if (request) reply = 1; pthread_mutex_unlock(&m); return 0; }
static void *second(void *a) { pthread_mutex_lock(&m); pthread_mutex_lock(&n); order++; pthread_mutex_unlock(&n); pthread_mutex_unlock(&m); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, server, 0);
  pthread_create(&u, 0, second, 0);
  pthread_mutex_lock(&m);
  request = 1;
  while (!reply) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); }
  pthread_mutex_lock(&n);
  while (!order) { pthread_mutex_unlock(&n); pthread_mutex_unlock(&m); pthread_mutex_lock(&m); pthread_mutex_lock(&n); }
  got = request + reply + order;
  pthread_mutex_unlock(&n);
  pthread_mutex_unlock(&m);
  return 0;
}
