// Loops of which an optimiser writes the first half twice: before the loop, with what was read before it, and at the end of it, with
// what a round has read. The first half has several events here, or empty blocks lie behind one of its copies.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

enum { N = 3 };

static void run(void *(*f)(void *)) {
  pthread_t t[N];
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], 0, f, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
}

// A lock that is looked at until it is free, and taken then.
static atomic_int lock;
static int shared;
static void *locks(void *u) {
  while (atomic_exchange_explicit(&lock, 1, acq))
    while (atomic_load_explicit(&lock, rlx))
      ;
  shared++;
  atomic_store_explicit(&lock, 0, rel);
  return u;
}
int main_lock(void) {
  run(locks);
  assert(shared == N);
  return 0;
}

// A bit that is a lock, in a word whose other bits count.
static atomic_uint word;
static void *bits(void *u) {
  if (u == (void *)2) {
    atomic_fetch_add_explicit(&word, 2, rlx);
    return 0;
  }
  while (atomic_fetch_or_explicit(&word, 1, acq) & 1)
    while (atomic_load_explicit(&word, rlx) & 1)
      ;
  shared++;
  atomic_fetch_and_explicit(&word, ~1u, rel);
  return 0;
}
int main_bits(void) {
  run(bits);
  return 0;
}

// Cells with a sequence number each: whoever advances the position has the cell.
static atomic_uint at, seq[2] = {0, 1};
static int taken[2];
static void *cells(void *u) {
  unsigned pos = atomic_load_explicit(&at, rlx);
  for (;;) {
    int diff = (int)(atomic_load_explicit(&seq[pos % 2], acq) - pos);
    if (diff < 0)
      return 0;
    if (diff > 0)
      pos = atomic_load_explicit(&at, rlx);
    else if (atomic_compare_exchange_strong_explicit(&at, &pos, pos + 1, rlx, rlx))
      break;
  }
  taken[pos % 2]++;
  atomic_store_explicit(&seq[pos % 2], pos + 1, rel);
  return u;
}
int main_cells(void) {
  run(cells);
  assert(taken[0] == 1 && taken[1] == 1);
  return 0;
}

// The same in a function that says whether it got a cell: what it says is not known before the loop.
static bool take(void) {
  unsigned pos = atomic_load_explicit(&at, rlx);
  for (;;) {
    int diff = (int)(atomic_load_explicit(&seq[pos % 2], acq) - pos);
    if (diff < 0)
      return false;
    if (diff > 0)
      pos = atomic_load_explicit(&at, rlx);
    else if (atomic_compare_exchange_strong_explicit(&at, &pos, pos + 1, rlx, rlx)) {
      taken[pos % 2]++;
      atomic_store_explicit(&seq[pos % 2], pos + 1, rel);
      return true;
    }
  }
}
static atomic_int successes;
static void *takes(void *u) {
  if (take() && take())
    atomic_fetch_add_explicit(&successes, 1, rlx);
  return u;
}
int main_takes(void) {
  run(takes);
  return 0;
}

// A configuration that a reader counts itself in before it reads it, if it is still the current one.
static int conf[2] = {1, 0};
static atomic_int current, readers[2];
static void *reads(void *u) {
  int i;
  for (;;) {
    i = atomic_load_explicit(&current, acq);
    atomic_fetch_add(&readers[i], 1);
    if (atomic_load(&current) == i)
      break;
    atomic_fetch_sub_explicit(&readers[i], 1, rel);
  }
  assert(conf[i]);
  atomic_fetch_sub_explicit(&readers[i], 1, rel);
  return u;
}
int main_readers(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, reads, 0);
  int n = 1 - atomic_load_explicit(&current, rlx);
  while (atomic_load_explicit(&readers[n], acq))
    ;
  conf[n] = 2;
  atomic_store(&current, n);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  return 0;
}

// A stack that threads pop from while it is not empty: before the loop this is asked of what the load has read.
static struct node {
  struct node *next;
} nodes[2] = {{&nodes[1]}, {0}};
static _Atomic(struct node *) top = nodes;
static void *pops(void *u) {
  struct node *n = atomic_load_explicit(&top, acq);
  while (n && !atomic_compare_exchange_strong_explicit(&top, &n, n->next, memory_order_acq_rel, acq))
    ;
  return u;
}
int main_pops(void) {
  run(pops);
  return 0;
}
