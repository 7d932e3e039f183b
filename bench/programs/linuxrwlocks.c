// The reader-writer lock of Linux, a counter that writers take a large bias from; N: threads that write, read and then write, or read, one each of the first two.
// The lock and the threads of GenMC's test linuxrwlocks, every access seq_cst, a waiting loop being an assumption.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 1
#endif
#define BIAS 0x100000

static atomic_int room = BIAS; // positive: readers may enter; BIAS: nobody is in
static int data;               // what the lock protects

static void read_lock(void)
{
	while (atomic_fetch_sub(&room, 1) <= 0) {
		atomic_fetch_add(&room, 1);
		__VERIFIER_assume(atomic_load(&room) > 0);
	}
}

static void read_unlock(void) { atomic_fetch_add(&room, 1); }

static void write_lock(void)
{
	while (atomic_fetch_sub(&room, BIAS) != BIAS) {
		atomic_fetch_add(&room, BIAS);
		__VERIFIER_assume(atomic_load(&room) == BIAS);
	}
}

static void write_unlock(void) { atomic_fetch_add(&room, BIAS); }

static void *reader(void *unused)
{
	read_lock();
	int seen = data;
	(void)seen;
	read_unlock();
	return NULL;
}

static void *writer(void *unused)
{
	write_lock();
	data = 42;
	write_unlock();
	return NULL;
}

static void *both(void *unused)
{
	reader(NULL);
	write_lock();
	data = 1;
	write_unlock();
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];
	pthread_create(&t[0], NULL, writer, NULL);
	for (int i = 1; i < N; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	pthread_create(&t[N], NULL, both, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
