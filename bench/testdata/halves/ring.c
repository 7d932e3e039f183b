// a bounded queue whose cells have a turn and a value
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <assert.h>
#ifdef PLAIN
typedef uint64_t cell;
#define SEQ(x) ((uint32_t)(x))
#define VAL(x) ((uint32_t)((x)>>32))
static inline cell MK(uint32_t i, uint32_t t) { return (uint64_t)(uint32_t)(i) | (uint64_t)(uint32_t)(t) << 32; }
#else
typedef struct { uint32_t seq, val; } cell;
#define SEQ(x) (x).seq
#define VAL(x) (x).val
static inline cell MK(uint32_t i, uint32_t t) { return (cell){i, t}; }
#endif
static _Atomic cell ring[2];
static _Atomic uint32_t head, tail;
static int push(uint32_t v) {
  uint32_t t = atomic_load(&tail);
  for (;;) {
    cell c = atomic_load(&ring[t % 2]);
    if (SEQ(c) == t) {
      if (atomic_compare_exchange_strong(&ring[t % 2], &c, MK(t + 1, v))) { atomic_compare_exchange_strong(&tail, &(uint32_t){t}, t + 1); return 1; }
    } else if ((int)(SEQ(c) - t) < 0) return 0;
    atomic_compare_exchange_strong(&tail, &(uint32_t){t}, t + 1);
    t = atomic_load(&tail);
  }
}
static int pop(uint32_t *v) {
  uint32_t h = atomic_load(&head);
  for (;;) {
    cell c = atomic_load(&ring[h % 2]);
    if (SEQ(c) == h + 1) {
      if (atomic_compare_exchange_strong(&ring[h % 2], &c, MK(h + 2, 0))) { *v = VAL(c); atomic_compare_exchange_strong(&head, &(uint32_t){h}, h + 1); return 1; }
    } else if ((int)(SEQ(c) - (h + 1)) < 0) return 0;
    atomic_compare_exchange_strong(&head, &(uint32_t){h}, h + 1);
    h = atomic_load(&head);
  }
}
static void *p(void *x) { push((uintptr_t)x); return 0; }
static void *q(void *x) { uint32_t v; if (pop(&v)) assert(v == 1 || v == 2); return 0; }
int main() { atomic_store(&ring[1], MK(1, 0)); pthread_t t[3]; pthread_create(&t[0],0,p,(void*)1); pthread_create(&t[1],0,p,(void*)2); pthread_create(&t[2],0,q,0); for (int i = 0; i < 3; i++) pthread_join(t[i], 0); }
