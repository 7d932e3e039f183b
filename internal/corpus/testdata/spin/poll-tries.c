// Polling under a lock that the program makes of an exchange and a store, with failed tries
// that yield. With the reads-from relation alone it is still known that no failed exchange
// stands in a later round: a read-modify-write comes right after what it read.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
atomic_int l;
int x;
static int try_lock(void) { return !atomic_exchange_explicit(&l, 1, memory_order_acquire); }
static void lock(void) { while (!try_lock()) sched_yield(); }
static void unlock(void) { atomic_store_explicit(&l, 0, memory_order_release); }
static void *server(void *a) { lock(); x = 1; unlock(); return 0; }
static int poll(void) { lock(); int r = x; unlock(); return r; }
static int poll_once(void) { if (!try_lock()) return 0; int r = x; unlock(); return r; }
static void *polls(void *a) { while (!poll()) sched_yield(); return 0; }
static void *tries(void *a) { while (!poll_once()) sched_yield(); return 0; }
static void *holds(void *a) { lock(); while (!x) { unlock(); sched_yield(); lock(); } unlock(); return 0; }
static int run(void *(*f)(void *), void *(*g)(void *)) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  if (g) pthread_create(&u, 0, g, 0);
  server(0);
  pthread_join(t, 0);
  if (g) pthread_join(u, 0);
  return 0;
}
int main(void) { return run(polls, 0); }
int main_tries(void) { return run(tries, 0); }
int main_holds(void) { return run(holds, 0); }
int main_servers(void) { return run(polls, server); }
