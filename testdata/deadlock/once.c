// An initialiser waits for a lock that a thread holds which waits for the initialisation.
// says: for the initialisation by o that thread 1 has begun at once.c:9
// says: thread 1 (first) waits at once.c:7 for the lock m, which thread 2 holds since once.c:10
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_once_t o = PTHREAD_ONCE_INIT;
static void init(void) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); }

static void *first(void *arg) { pthread_once(&o, init); return 0; }
static void *second(void *arg) { pthread_mutex_lock(&m); pthread_once(&o, init); pthread_mutex_unlock(&m); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
