// A read-write lock that is a declared primitive, in the order of arrival; N: rounds of each thread.
// There are READERS (1) and WRITERS (2). -DREADERS_FIRST, -DWRITERS_FIRST: those that wait already go
// first; -DANY: any thread may go on; -DKINDS: two kinds of writers, which go before readers.
// -DLIBRARY: it is the library's, with the order that --wakeup says.
#if defined(READERS_FIRST)
#include <genmcgo/rwlock_readers.h>
#elif defined(WRITERS_FIRST)
#include <genmcgo/rwlock_writers.h>
#elif defined(ANY)
#include <genmcgo/rwlock.h>
#elif defined(KINDS)
#include <genmcgo/rww.h>
#define gmc_rwlock gmc_rww
#define gmc_read_lock gmc_rww_read_lock
#define gmc_read_unlock gmc_rww_read_unlock
#define gmc_write_lock(l) (kind ? gmc_rww_write1_lock(l) : gmc_rww_write2_lock(l))
#define gmc_write_unlock gmc_rww_write_unlock
#elif defined(LIBRARY)
#define gmc_rwlock pthread_rwlock_t
#define gmc_read_lock pthread_rwlock_rdlock
#define gmc_read_unlock pthread_rwlock_unlock
#define gmc_write_lock pthread_rwlock_wrlock
#define gmc_write_unlock pthread_rwlock_unlock
#else
#include <genmcgo/rwlock_fifo.h>
#endif
#include <pthread.h>

#ifndef N
#define N 1
#endif
#ifndef READERS
#define READERS 1
#endif
#ifndef WRITERS
#define WRITERS 2
#endif

static gmc_rwlock lock;

static void *reader(void *arg)
{
	for (int i = 0; i < N; i++) {
		gmc_read_lock(&lock);
		gmc_read_unlock(&lock);
	}
	return NULL;
}

static void *writer(void *arg)
{
	int kind = (int)(long)arg % 2;
	(void)kind;
	for (int i = 0; i < N; i++) {
		gmc_write_lock(&lock);
		gmc_write_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[READERS + WRITERS];
	for (long i = 0; i < READERS + WRITERS; i++)
		pthread_create(&threads[i], NULL, i < READERS ? reader : writer, (void *)i);
	for (int i = 0; i < READERS + WRITERS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
