// Each round of the first thread undoes what it wrote. The other one leaves only if it sees
// five of them within one round of its own.
#include <pthread.h>
#include <stdatomic.h>
atomic_int pulse, stop;
static void *server(void *a) { while (!atomic_load(&stop)) { atomic_fetch_add(&pulse, 1); atomic_fetch_sub(&pulse, 1); } return 0; }
static int sees(void) { return atomic_load(&pulse) == 1 && atomic_load(&pulse) == 0; }
static void *client(void *a) { while (!(sees() && sees() && sees() && sees() && sees())) {} atomic_store(&stop, 1); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, server, 0);
  pthread_create(&u, 0, client, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
