// expect: verified complete=2
// A 16-byte compare-exchange swings a pointer and its version together.
#include <assert.h>
#include <pthread.h>

struct tagged { void *ptr; unsigned long tag; } __attribute__((aligned(16)));

struct tagged top;
int a, b;

static void *swing(void *arg)
{
	struct tagged old, new;
	__atomic_load(&top, &old, __ATOMIC_SEQ_CST);
	for (;;) {
		new.ptr = arg;
		new.tag = old.tag + 1;
		if (__atomic_compare_exchange(&top, &old, &new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
			return NULL;
	}
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, swing, &a);
	pthread_join(t, NULL);
	pthread_create(&t, NULL, swing, &b);
	struct tagged seen;
	__atomic_load(&top, &seen, __ATOMIC_SEQ_CST);
	assert((seen.ptr == &a && seen.tag == 1) || (seen.ptr == &b && seen.tag == 2));
	pthread_join(t, NULL);
	__atomic_load(&top, &seen, __ATOMIC_SEQ_CST);
	assert(seen.ptr == &b && seen.tag == 2);
	return 0;
}
