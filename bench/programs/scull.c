// A character device under a lock: two threads open it, then one reads and the other writes, while a third empties it without the lock; N: rounds of opening and using.
// The driver and threads of the example "scull" (Rubini, Corbet: Linux Device Drivers), as far as they touch shared memory, with a loop around what
// the users do: the loop of rvf-smc-2021 is not public, but with this one there are as many traces as it reports for two rounds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 1
#endif

static atomic_int quantum = 4000, qset = 1000;             // of the module
static atomic_int dev_quantum, dev_qset, dev_data, dev_size; // of the device
static atomic_int user;                                    // who has the lock
static pthread_mutex_t lock;

enum { READER, WRITER, OPENER };

static void trim(void)
{
	(void)atomic_load(&dev_qset);
	atomic_store(&dev_size, 0);
	atomic_store(&dev_quantum, atomic_load(&quantum));
	atomic_store(&dev_qset, atomic_load(&qset));
	atomic_store(&dev_data, 0);
}

static void open_device(void)
{
	pthread_mutex_lock(&lock);
	atomic_store(&user, OPENER);
	trim();
	assert(atomic_load(&user) == OPENER);
	pthread_mutex_unlock(&lock);
}

static void read_device(int count)
{
	int room = atomic_load(&dev_quantum);
	(void)atomic_load(&dev_qset);
	pthread_mutex_lock(&lock);
	atomic_store(&user, READER);
	if (atomic_load(&dev_size) > 0) {
		if (count >= atomic_load(&dev_size))
			count = atomic_load(&dev_size);
		if (count > room)
			count = room;
		(void)atomic_load(&dev_data);
		assert(atomic_load(&user) == READER);
	}
	pthread_mutex_unlock(&lock);
}

static void write_device(int count)
{
	int room = atomic_load(&dev_quantum);
	(void)atomic_load(&dev_qset);
	pthread_mutex_lock(&lock);
	if (count > room)
		count = room;
	atomic_store(&user, WRITER);
	(void)atomic_load(&dev_data);
	if (atomic_load(&dev_size) < count)
		atomic_store(&dev_size, count);
	assert(atomic_load(&user) == WRITER);
	pthread_mutex_unlock(&lock);
}

static void *load_module(void *unused)
{
	trim();
	return NULL;
}

static void *reader(void *unused)
{
	for (int i = 0; i < N; i++) {
		open_device();
		read_device(10);
	}
	return NULL;
}

static void *writer(void *unused)
{
	for (int i = 0; i < N; i++) {
		open_device();
		write_device(10);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[3];
	pthread_mutex_init(&lock, NULL);
	pthread_create(&t[0], NULL, load_module, NULL);
	pthread_create(&t[1], NULL, reader, NULL);
	pthread_create(&t[2], NULL, writer, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
