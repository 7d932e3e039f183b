// Every thread writes the same number to a variable and looks whether it is there; N: threads.
// The monitor of the SV-COMP benchmark 45_monabsex1, with N threads instead of endlessly many.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_int s;

static void *write_and_look(void *unused)
{
	int mine = 4;
	atomic_store(&s, mine);
	assert(atomic_load(&s) == mine);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	atomic_store(&s, 0); // any number will do: nobody reads it
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, write_and_look, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
