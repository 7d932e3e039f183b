// The server looks for a request with a read-modify-write that puts back what it read,
// and answers with a store. Each of its rounds is like the one before, and undoes none.
#include <pthread.h>
#include <stdatomic.h>
atomic_int req, stop;
static void *server(void *a) { while (!atomic_load(&stop)) { if (atomic_fetch_add(&req, 0)) atomic_store(&req, 0); } return 0; }
static void *client(void *a) { for (int i = 0; i < 6; i++) { atomic_store(&req, 1); while (atomic_load(&req)) ; } atomic_store(&stop, 1); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, server, 0);
  pthread_create(&u, 0, client, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
