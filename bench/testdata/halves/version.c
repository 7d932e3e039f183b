// a cell of two words that are read together, and a version: writers take turns by the version
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <assert.h>
#ifdef PLAIN
typedef uint64_t cell;
#define SEQ(x) ((uint32_t)(x))
#define VAL(x) ((uint32_t)((x)>>32))
#define MK(n,i,t) n = (uint64_t)(uint32_t)(i) | (uint64_t)(uint32_t)(t) << 32
#else
typedef struct { uint32_t seq, val; } cell;
#define SEQ(x) (x).seq
#define VAL(x) (x).val
#define MK(n,i,t) n.seq = (i), n.val = (t)
#endif
static _Atomic cell c;
static void *w(void *x) {
  cell o = atomic_load_explicit(&c, memory_order_acquire), n;
  for (;;) {
    if (SEQ(o) & 1) { o = atomic_load_explicit(&c, memory_order_acquire); continue; }
    MK(n, SEQ(o) + 1, VAL(o));
    if (atomic_compare_exchange_weak_explicit(&c, &o, n, memory_order_acq_rel, memory_order_acquire)) break;
  }
  MK(n, SEQ(o) + 2, VAL(o) + 1);
  atomic_store_explicit(&c, n, memory_order_release);
  return 0;
}
static void *r(void *x) {
  cell a;
  do a = atomic_load_explicit(&c, memory_order_acquire); while (SEQ(a) & 1);
  assert(VAL(a) * 2 == SEQ(a));
  return 0;
}
int main() { pthread_t t[3]; pthread_create(&t[0],0,w,0); pthread_create(&t[1],0,w,0); pthread_create(&t[2],0,r,0); for (int i = 0; i < 3; i++) pthread_join(t[i], 0); }
