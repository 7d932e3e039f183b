// expect: data-race line=23 other=14 mm=ra,rc11
// expect: verified complete=2 mm=sc,tso
// An access of one large atomic object does not order what an access of another one would.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct large { long v[3]; };
_Atomic struct large x[33];
atomic_int ready;
int data;
static void *writer(void *arg)
{
	data = 1; // conflicts
	atomic_store(&x[0], (struct large){ { 1 } });
	atomic_store_explicit(&ready, 1, memory_order_relaxed);
	return arg;
}
static void *reader(void *arg)
{
	if (atomic_load_explicit(&ready, memory_order_relaxed)) {
		struct large v = atomic_load(&x[32]);
		data += v.v[0]; // fails here
	}
	return arg;
}
int main(void)
{
	pthread_t one, two;
	pthread_create(&one, NULL, writer, NULL);
	pthread_create(&two, NULL, reader, NULL);
	pthread_join(one, NULL);
	pthread_join(two, NULL);
	return 0;
}
