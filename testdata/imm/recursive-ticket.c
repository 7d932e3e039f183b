// A recursive ticket lock. The last thread takes it by trying until it succeeds. Nothing in it is read early, so
// under imm it has the executions of rc11, in hardly more steps. An exploration with holes has two
// read-modify-writes of one ticket compete, with what either leaves open, and finds no end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 3

struct lock {
  atomic_uint ticket, serving;
  atomic_int owner; // number of the thread, 0: nobody
  int again;        // how often the owner has taken it besides
};

static struct lock l;
static int count;

static int try(struct lock *l) {
  unsigned now = atomic_load_explicit(&l->serving, memory_order_acquire);
  return atomic_compare_exchange_strong_explicit(&l->ticket, &(unsigned){now}, now + 1, memory_order_acquire, memory_order_relaxed);
}

static void take(struct lock *l, int self, int patient) {
  if (atomic_load_explicit(&l->owner, memory_order_relaxed) == self) {
    l->again++;
    return;
  }
  if (patient) {
    unsigned mine = atomic_fetch_add_explicit(&l->ticket, 1, memory_order_relaxed);
    while (atomic_load_explicit(&l->serving, memory_order_acquire) != mine)
      ;
  } else {
    while (!try(l))
      ;
  }
  atomic_store_explicit(&l->owner, self, memory_order_relaxed);
}

static void give(struct lock *l) {
  if (l->again > 0) {
    l->again--;
    return;
  }
  atomic_store_explicit(&l->owner, 0, memory_order_relaxed);
  atomic_store_explicit(&l->serving, atomic_load_explicit(&l->serving, memory_order_relaxed) + 1, memory_order_release);
}

static atomic_int x, y;

static void *run(void *arg) {
  int self = (int)(long)arg;
#ifdef EARLY
  if (self < 3) {
    (void)atomic_load_explicit(self == 1 ? &x : &y, memory_order_relaxed);
    atomic_store_explicit(self == 1 ? &y : &x, 1, memory_order_relaxed);
  }
#endif
  take(&l, self, self < THREADS);
  take(&l, self, 1);
  count++;
  give(&l);
  give(&l);
  return 0;
}

int main(void) {
  pthread_t t[THREADS];
  for (long i = 0; i < THREADS; i++)
    pthread_create(&t[i], 0, run, (void *)(i + 1));
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], 0);
  assert(count == THREADS);
}
