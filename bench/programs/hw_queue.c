// Herlihy and Wing's queue (1990): N producers of one value, a consumer that goes over the cells twice; N: producers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif
#ifdef BUG
#define PUT rlx // the bug: what is behind the pointer is not published
#else
#define PUT rel
#endif

static int data[N];
static _Atomic(int *) cell[N];
static atomic_int back;
static int got[N];

static void enqueue(int *item)
{
	int at = atomic_fetch_add_explicit(&back, 1, rlx);
	atomic_store_explicit(&cell[at], item, PUT);
}

static int *dequeue(void)
{
	int range = atomic_load_explicit(&back, acq);
	for (int i = 0; i < range; i++) {
		int *item = atomic_exchange_explicit(&cell[i], NULL, acq);
		if (item != NULL)
			return item;
	}
	return NULL;
}

static void *producer(void *arg)
{
	long i = (long)arg;
	data[i] = (int)i + 1;
	enqueue(&data[i]);
	return NULL;
}

static void *consumer(void *arg)
{
	for (int i = 0; i < 2; i++) {
		int *item = dequeue();
		if (item != NULL)
			got[*item - 1]++;
	}
	return NULL;
}

int main(void)
{
	pthread_t p[N], c;
	for (long i = 0; i < N; i++)
		pthread_create(&p[i], NULL, producer, (void *)i);
	pthread_create(&c, NULL, consumer, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(p[i], NULL);
	pthread_join(c, NULL);
	for (int *item; (item = dequeue()) != NULL;)
		got[*item - 1]++;
	for (int i = 0; i < N; i++)
		assert(got[i] == 1);
	return 0;
}
