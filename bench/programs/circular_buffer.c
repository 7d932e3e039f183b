// A sender and a receiver try N times each to take their turn at a buffer of 10 under one mutex; N: attempts. From 10 on it is wrong.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

#ifndef N
#define N 5
#endif
#define ROOM 10

static pthread_mutex_t mutex; // initialised by a call: Nidhugg knows no initialiser
static char buffer[ROOM];
static unsigned first, next;
static int room = ROOM;
static bool may_send = true, may_receive;
static int sent;

static int take(void)
{
	if (next > 0 && first < room) {
		first++;
		return buffer[first - 1];
	}
	return -1;
}

static int put(int element)
{
	if (next < room && room > 0) {
		buffer[next] = element;
		next = (next + 1) % room;
		assert(next < room);
		return element;
	}
	return -1;
}

static void *sender(void *unused)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&mutex);
		if (may_send) {
			int done = put(i);
			assert(done == i);
			sent = i;
			may_send = false;
			may_receive = true;
		}
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

static void *receiver(void *unused)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&mutex);
		if (may_receive) {
			int got = take();
			assert(got == sent);
			may_receive = false;
			may_send = true;
		}
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

int main(void)
{
	pthread_t s, r;
	pthread_mutex_init(&mutex, NULL);
	pthread_create(&s, NULL, sender, NULL);
	pthread_create(&r, NULL, receiver, NULL);
	pthread_join(s, NULL);
	pthread_join(r, NULL);
	return 0;
}
