// A read-write lock made of a mutex and a condition variable; N: rounds of each thread.
// There are READERS (1) and WRITERS (2). Without further macros nobody is preferred; -DREADERS_FIRST,
// -DWRITERS_FIRST: who waits already is; -DTICKETS: in the order of arrival; -DKINDS: two kinds of
// writers, counted apart.
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

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t left = PTHREAD_COND_INITIALIZER;
// Threads between arrival and departure, and those of them that wait: readers, and writers by kind.
static int here[3], waiting[3], drawn, served;

static int inside(int kind) { return here[kind] - waiting[kind]; }

static int may_read(int ticket)
{
#if defined(WRITERS_FIRST)
	return here[1] == 0;
#elif defined(TICKETS)
	return inside(1) == 0 && ticket == served;
#else
	return inside(1) == 0 && inside(2) == 0;
#endif
}

static int may_write(int kind, int ticket)
{
#if defined(READERS_FIRST)
	return here[0] == 0 && inside(1) == 1;
#elif defined(TICKETS)
	return inside(0) == 0 && inside(1) == 1 && ticket == served;
#else
	return inside(0) == 0 && inside(kind) == 1 && inside(3 - kind) == 0;
#endif
}

static void enter(int kind)
{
	pthread_mutex_lock(&mutex);
	int ticket = drawn++;
	here[kind]++;
	while (!(kind == 0 ? may_read(ticket) : may_write(kind, ticket))) {
		waiting[kind]++;
		pthread_cond_wait(&left, &mutex);
		waiting[kind]--;
	}
	if (kind == 0)
		served++;
	pthread_mutex_unlock(&mutex);
}

static void leave(int kind)
{
	pthread_mutex_lock(&mutex);
	here[kind]--;
	if (kind != 0)
		served++;
	pthread_cond_broadcast(&left);
	pthread_mutex_unlock(&mutex);
}

static void *work(void *arg)
{
	int kind = (int)(long)arg;
	for (int i = 0; i < N; i++) {
		enter(kind);
		leave(kind);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[READERS + WRITERS];
	for (int i = 0; i < READERS + WRITERS; i++) {
		long kind = i >= READERS;
#ifdef KINDS
		if (i > READERS)
			kind = 2;
#endif
		pthread_create(&threads[i], NULL, work, (void *)kind);
	}
	for (int i = 0; i < READERS + WRITERS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
