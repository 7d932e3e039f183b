// A ring for one producer and one consumer.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { SIZE = 2 };
static int ring[SIZE];
static atomic_uint head, tail;

static int put(int x) {
	unsigned t = atomic_load(&tail);
	if (t - atomic_load(&head) == SIZE)
		return 0;
	ring[t % SIZE] = x;
	atomic_store(&tail, t + 1);
	return 1;
}

static int get(void) {
	unsigned h = atomic_load(&head);
	if (h == atomic_load(&tail))
		return 0;
	int x = ring[h % SIZE];
	atomic_store(&head, h + 1);
	return x;
}

static void *producer(void *arg) {
	for (int i = 1; i <= 3; i++)
		while (!put(i))
			;
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, producer, NULL);
	for (int i = 1; i <= 3; i++) {
		int x;
		while (!(x = get()))
			;
		assert(x == i);
	}
	pthread_join(t, NULL);
	return 0;
}
