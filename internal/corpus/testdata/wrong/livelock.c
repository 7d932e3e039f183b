// expect: incomplete flags=--unroll=3
// Two polite threads step back for each other; with a bound the result is partial.
#include <pthread.h>
#include <stdatomic.h>

atomic_int turn;

static void *polite(void *arg)
{
	int me = (int)(long)arg;
	while (atomic_load(&turn) != me)
		atomic_fetch_add(&turn, 1);
	return NULL;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, polite, (void *)1L);
	polite((void *)2L);
	pthread_join(t, NULL);
	return 0;
}
