// expect: out-of-bounds line=12
// Three producers share a buffer for two; only some orders overflow it.
#include <pthread.h>
#include <stdatomic.h>

atomic_int next;
int slots[2];

static void *produce(void *arg)
{
	int i = atomic_fetch_add(&next, 1);
	slots[i] = 1; // fails here
	return arg;
}

int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, produce, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
