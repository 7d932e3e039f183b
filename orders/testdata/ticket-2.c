// A second client of the ticket lock: three rounds of two threads, and one thread that looks on with the lock.
#define main first
#include "ticket.c"
#undef main

static void *twice(void *arg) {
	for (int i = 0; i < 2; i++) {
		lock();
		data++;
		unlock();
	}
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, twice, NULL);
	lock();
	int seen = data;
	assert(seen == data && seen <= 2);
	data += 10;
	unlock();
	pthread_join(t, NULL);
	assert(data == 12);
	return 0;
}
