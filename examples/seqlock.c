// expect: verified complete=2
//
// A sequence lock: the writer makes the number odd while it writes; a reader
// tries again if it met an odd number or the number changed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_uint seq;
atomic_int low, high;

static void *writer(void *arg)
{
	unsigned s = atomic_load_explicit(&seq, memory_order_relaxed);
	atomic_store_explicit(&seq, s + 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_release);
	atomic_store_explicit(&low, 1, memory_order_relaxed);
	atomic_store_explicit(&high, 1, memory_order_relaxed);
	atomic_store_explicit(&seq, s + 2, memory_order_release);
	return arg;
}

static void *reader(void *arg)
{
	unsigned before, after;
	int l, h;
	do {
		before = atomic_load_explicit(&seq, memory_order_acquire);
		l = atomic_load_explicit(&low, memory_order_relaxed);
		h = atomic_load_explicit(&high, memory_order_relaxed);
		atomic_thread_fence(memory_order_acquire);
		after = atomic_load_explicit(&seq, memory_order_relaxed);
	} while (before != after || before % 2);
	assert(l == h);
	return arg;
}

int main(void)
{
	pthread_t w, r;
	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_join(w, NULL);
	pthread_join(r, NULL);
	return 0;
}
