// a stack over an array, with a tag at its top
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <assert.h>
#ifndef N
#define N 2
#endif
static _Atomic uint32_t next_[N+1];
#ifdef PLAIN
typedef uint64_t ti;
#define IDX(x) ((uint32_t)(x))
#define TAG(x) ((uint32_t)((x)>>32))
#define MK(n,i,t) n = (uint64_t)(uint32_t)(i) | (uint64_t)(uint32_t)(t) << 32
#else
typedef struct { uint32_t idx, tag; } ti;
#define IDX(x) (x).idx
#define TAG(x) (x).tag
#define MK(n,i,t) n.idx = (i), n.tag = (t)
#endif
static _Atomic ti top;
static void push(uint32_t i) { ti o = atomic_load(&top), n; do { atomic_store_explicit(&next_[i], IDX(o), memory_order_relaxed); MK(n, i, TAG(o)+1); } while (!atomic_compare_exchange_weak(&top,&o,n)); }
static uint32_t pop(void) { ti o = atomic_load(&top), n; do { if (!IDX(o)) return 0; MK(n, atomic_load_explicit(&next_[IDX(o)], memory_order_relaxed), TAG(o)+1); } while (!atomic_compare_exchange_weak(&top,&o,n)); return IDX(o); }
static void *f(void *x) { push((uintptr_t)x); uint32_t p = pop(); assert(p); return 0; }
int main() { pthread_t t[N]; for (int i = 0; i < N; i++) pthread_create(&t[i], 0, f, (void*)(uintptr_t)(i+1)); for (int i = 0; i < N; i++) pthread_join(t[i], 0); }
