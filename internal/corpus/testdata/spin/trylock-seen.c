// A thread whose failed attempts somebody else notices: it counts them, and leaves the
// fork alone after the second. What it has counted is an outcome.
#include <pthread.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int failed, done;
static void *retry(void *arg) {
  for (;;) {
    pthread_mutex_lock(&a);
    if (pthread_mutex_trylock(&b) == 0) break;
    pthread_mutex_unlock(&a);
  }
  done++;
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  return 0;
}
static void *count(void *arg) {
  pthread_mutex_lock(&b);
  for (int i = 0; i < 2; i++) {
    if (pthread_mutex_trylock(&a) == 0) { pthread_mutex_unlock(&a); break; }
    failed++;
  }
  pthread_mutex_unlock(&b);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, retry, 0);
  pthread_create(&u, 0, count, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
