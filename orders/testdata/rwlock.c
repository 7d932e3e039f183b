// A read-write lock that is a counter.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { WRITER = 1 << 16 };
static atomic_int lock;
static int data;

static void *writer(void *arg) {
	int free = 0;
	while (!atomic_compare_exchange_weak(&lock, &free, WRITER))
		free = 0;
	data++;
	atomic_fetch_sub(&lock, WRITER);
	return arg;
}

static void *reader(void *arg) {
	int seen = atomic_load(&lock);
	for (;;) {
		while (seen >= WRITER)
			seen = atomic_load(&lock);
		if (atomic_compare_exchange_weak(&lock, &seen, seen + 1))
			break;
	}
	int x = data;
	assert(x == data && x <= 2);
	atomic_fetch_sub(&lock, 1);
	return arg;
}

int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], NULL, writer, NULL);
	pthread_create(&t[1], NULL, reader, NULL);
	writer(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(data == 2);
	return 0;
}
