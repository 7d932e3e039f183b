// expect: verified complete=576 mm=sc,tso,ra,rc11,imm
//
// Four threads raise the alarm and then look whether it is raised. It is, whoever
// raised it last: in all 576 executions reads return the same values.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 4

static atomic_int alarm_raised;

static void *watch(void *unused)
{
	atomic_store(&alarm_raised, 1);
	assert(atomic_load(&alarm_raised) == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[THREADS];
	for (int i = 0; i < THREADS; i++)
		pthread_create(&t[i], NULL, watch, NULL);
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	return 0;
}
