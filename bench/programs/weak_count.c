// Reference counts as in Rust's Arc: owners drop theirs, one with a weak reference tries to become an owner; N: owners.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif
#ifdef BUG
#define DROP rlx // the bug: the last one destroys what another still reads
#else
#define DROP rel
#endif

static atomic_int strong = N, weak = 2, freed; // all owners together have one weak reference
static int value = 1;

static void drop_weak(void)
{
	if (atomic_fetch_sub_explicit(&weak, 1, rel) == 1) {
		atomic_thread_fence(acq);
		atomic_fetch_add_explicit(&freed, 1, rlx);
	}
}

static void drop(void)
{
	assert(value == 1);
	if (atomic_fetch_sub_explicit(&strong, 1, DROP) == 1) {
		atomic_thread_fence(acq);
		value = 0; // its destructor
		drop_weak();
	}
}

static void *owner(void *arg)
{
	drop();
	return 0;
}

static void *upgrade(void *arg)
{
	int n = atomic_load_explicit(&strong, rlx);
	while (n != 0)
		if (atomic_compare_exchange_weak_explicit(&strong, &n, n + 1, acq, rlx)) {
			drop();
			break;
		}
	drop_weak();
	return 0;
}

int main(void)
{
	pthread_t t[N], w;
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, owner, 0);
	pthread_create(&w, 0, upgrade, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	pthread_join(w, 0);
	assert(freed == 1);
	return 0;
}
