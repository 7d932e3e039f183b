// verified
// A thread tries to join itself while another one waits for it. The third is detached, so all note what they do with each other.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static void *f(void *arg) {
  assert(pthread_tryjoin_np(pthread_self(), 0) == EBUSY);
  return 0;
}
static void *g(void *arg) { return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&u, 0, g, 0);
  pthread_detach(u);
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
}
