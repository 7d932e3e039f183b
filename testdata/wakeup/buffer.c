// A bounded buffer with condition variables: who is woken is the only choice that a policy takes away.
#include <pthread.h>
#ifndef N
#define N 2
#endif
#define PLACES 2
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static int buffer[PLACES], first, count;
static void *put(void *arg) {
	int me = (int)(long)arg;
	pthread_mutex_lock(&lock);
	while (count == PLACES) pthread_cond_wait(&not_full, &lock);
	buffer[(first + count++) % PLACES] = me;
	pthread_cond_signal(&not_empty);
	pthread_mutex_unlock(&lock);
	return NULL;
}
static void *get(void *arg) {
	int value;
	pthread_mutex_lock(&lock);
	while (count == 0) pthread_cond_wait(&not_empty, &lock);
	value = buffer[first]; first = (first + 1) % PLACES; count--;
	pthread_cond_signal(&not_full);
	pthread_mutex_unlock(&lock);
	return (void *)(long)value;
}
int main(void) {
	pthread_t threads[2 * N];
	for (long t = 0; t < 2 * N; t++)
		pthread_create(&threads[t], NULL, t < N ? put : get, (void *)t);
	for (int t = 0; t < 2 * N; t++) pthread_join(threads[t], NULL);
	return 0;
}
