// A driver starts and waits until one of three threads opened its device, which they do without a lock, then takes it down; N: looks that each may wait for.
// The threads and accesses of the SV-COMP benchmark 27_Boop_simple, with three openers instead of endlessly many and loops that give up; the variant
// 27_Boop4 that rvf-smc-2021 measured is not public. That the device is in use when it is taken down is the benchmark's bug: here it is no error.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#ifndef N
#define N 1
#endif
#define OPENERS 3

static atomic_int users, locked, opened, started;
static bool in_use; // of the driver alone

static bool await(atomic_int *flag)
{
	for (int look = 0; look < N; look++)
		if (atomic_load(flag))
			return true;
	return false;
}

static void add_users(int n)
{
	atomic_store(&users, atomic_load(&users) + n);
}

static void *opener(void *unused)
{
	if (!await(&started))
		return NULL;
	add_users(1);
	if (atomic_load(&locked))
		return NULL;
	atomic_store(&locked, 1);
	atomic_store(&opened, 1);
	return NULL;
}

static void *driver(void *unused)
{
	atomic_store(&users, 0);
	atomic_store(&locked, 0);
	atomic_store(&started, 1);
	if (!await(&opened))
		return NULL;
	add_users(-1);
	atomic_store(&locked, 0);
	in_use = atomic_load(&users) != 0;
	return NULL;
}

int main(void)
{
	pthread_t t[OPENERS + 1];
	pthread_create(&t[0], NULL, driver, NULL);
	for (int i = 1; i <= OPENERS; i++)
		pthread_create(&t[i], NULL, opener, NULL);
	for (int i = 0; i <= OPENERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}
