// a pointer that is counted where it is taken, and where it is given back if it has changed since
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <assert.h>
#ifdef PLAIN
typedef uint64_t rp;
#define IDX(x) ((uint32_t)(x))
#define CNT(x) ((uint32_t)((x)>>32))
#define MK(n,i,t) n = (uint64_t)(uint32_t)(i) | (uint64_t)(uint32_t)(t) << 32
#else
typedef struct { uint32_t idx, cnt; } rp;
#define IDX(x) (x).idx
#define CNT(x) (x).cnt
#define MK(n,i,t) n.idx = (i), n.cnt = (t)
#endif
static _Atomic rp head;
static atomic_int inner[3];
static uint32_t acquire(void) { rp o = atomic_load_explicit(&head, memory_order_relaxed), n; do { MK(n, IDX(o), CNT(o)+1); } while (!atomic_compare_exchange_weak_explicit(&head,&o,n,memory_order_acquire,memory_order_relaxed)); return IDX(n); }
static void release(uint32_t i) { rp o = atomic_load_explicit(&head, memory_order_relaxed), n; do { if (IDX(o) != i) { atomic_fetch_sub_explicit(&inner[i],1,memory_order_release); return; } MK(n, IDX(o), CNT(o)-1); } while (!atomic_compare_exchange_weak_explicit(&head,&o,n,memory_order_release,memory_order_relaxed)); }
static void *f(void *_) { uint32_t i = acquire(); release(i); return 0; }
static void *g(void *_) { rp o = atomic_load(&head), n; do { MK(n, 2, 0); } while (!atomic_compare_exchange_weak(&head,&o,n)); atomic_fetch_add(&inner[IDX(o)], CNT(o)); return 0; }
int main() { pthread_t t[3]; pthread_create(&t[0],0,f,0); pthread_create(&t[1],0,f,0); pthread_create(&t[2],0,g,0); for (int i = 0; i < 3; i++) pthread_join(t[i], 0); }
