// A second client of once: data that is there before, and one thread that asks twice.
#define main first
#include "once.c"
#undef main

static int before;

static void *twice(void *arg) {
	once();
	once();
	assert(data == 1 && before == 5);
	return arg;
}

int main(void) {
	pthread_t t;
	before = 5;
	pthread_create(&t, NULL, twice, NULL);
	once();
	int mine = data;
	pthread_join(t, NULL);
	assert(mine == 1 && data == 1);
	return 0;
}
