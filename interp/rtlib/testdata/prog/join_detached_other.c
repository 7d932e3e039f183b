// error join-misuse
// Likewise, of a thread that a third one detaches.
#include <pthread.h>
#include <semaphore.h>
static pthread_t t;
static sem_t known;
static void *f(void *arg) { return 0; }
static void *g(void *arg) {
  sem_wait(&known);
  pthread_detach(t);
  return 0;
}
int main(void) {
  pthread_t u;
  sem_init(&known, 0, 0);
  pthread_create(&u, 0, g, 0);
  pthread_create(&t, 0, f, 0);
  sem_post(&known);
  pthread_join(u, 0);
  pthread_join(t, 0);
}
