// A ticket lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_uint next, serving;
static int data;

static void lock(void) {
	unsigned mine = atomic_fetch_add(&next, 1);
	while (atomic_load(&serving) != mine)
		;
}

static void unlock(void) {
	unsigned now = atomic_load(&serving);
	atomic_store(&serving, now + 1);
}

static void *run(void *arg) {
	lock();
	data++;
	unlock();
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, NULL);
	run(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(data == 3);
	return 0;
}
