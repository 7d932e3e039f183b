#include <stdatomic.h>

struct ring {
	atomic_int head, tail;
	int slots[N];
};

static inline int size(struct ring *r) { return atomic_load(&r->tail) - atomic_load(&r->head); }

static inline int put(struct ring *r, int v) {
	int t = atomic_load_explicit(&r->tail, memory_order_relaxed);
	if (t - atomic_load_explicit(&r->head, memory_order_acquire) == N)
		return 0;
	r->slots[t % N] = v;
	atomic_store_explicit(&r->tail, t + 1, memory_order_release);
	return 1;
}

static inline int get(struct ring *r, int *v) {
	int h = atomic_load_explicit(&r->head, memory_order_relaxed);
	if (h == atomic_load_explicit(&r->tail, memory_order_acquire))
		return 0;
	*v = r->slots[h % N];
	atomic_store_explicit(&r->head, h + 1, memory_order_release);
	return 1;
}
