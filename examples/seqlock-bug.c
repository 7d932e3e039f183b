// expect: verified complete=2 mm=sc,tso
// expect: assertion line=34 mm=ra,rc11
//
// The sequence lock of seqlock.c without its two fences: nothing keeps the data
// between the two looks at the number. TSO keeps all writes and all reads in
// order, so x86 hides the mistake and ARM shows it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_uint seq;
atomic_int low, high;

static void *writer(void *arg)
{
	unsigned s = atomic_load_explicit(&seq, memory_order_relaxed);
	atomic_store_explicit(&seq, s + 1, memory_order_relaxed);
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
		after = atomic_load_explicit(&seq, memory_order_relaxed);
	} while (before != after || before % 2);
	assert(l == h); // fails here
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
