// A second client of the read-write lock: two readers at a time, and a writer.
#define main first
#include "rwlock.c"
#undef main

int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], NULL, reader, NULL);
	pthread_create(&t[1], NULL, reader, NULL);
	writer(NULL);
	reader(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(data == 1);
	return 0;
}
