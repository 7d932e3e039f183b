// The work-stealing queue of Chase and Lev, with fences, as Le and others have it (PPoPP 2013).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { SIZE = 4 };
static atomic_long top, bottom;
static atomic_int array[SIZE];

static void push(int x) {
	long b = atomic_load(&bottom);
	atomic_store(&array[b % SIZE], x);
	atomic_thread_fence(memory_order_seq_cst);
	atomic_store(&bottom, b + 1);
}

static int take(void) {
	long b = atomic_load(&bottom) - 1;
	atomic_store(&bottom, b);
	atomic_thread_fence(memory_order_seq_cst);
	long t = atomic_load(&top);
	int x = 0;
	if (t <= b) {
		x = atomic_load(&array[b % SIZE]);
		if (t == b) {
			if (!atomic_compare_exchange_strong(&top, &t, t + 1))
				x = 0;
			atomic_store(&bottom, b + 1);
		}
	} else
		atomic_store(&bottom, b + 1);
	return x;
}

static int steal(void) {
	long t = atomic_load(&top);
	atomic_thread_fence(memory_order_seq_cst);
	long b = atomic_load(&bottom);
	if (t >= b)
		return 0;
	int x = atomic_load(&array[t % SIZE]);
	if (!atomic_compare_exchange_strong(&top, &t, t + 1))
		return 0;
	assert(x);
	return x;
}

static int work[3];

static void *thief(void *arg) {
	for (int i = 0; i < 2; i++) {
		int x = steal();
		if (x)
			work[x]++;
	}
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, thief, NULL);
	work[1] = 10;
	push(1);
	work[2] = 10;
	push(2);
	int x = take(), y = take();
	if (x)
		work[x]++;
	if (y)
		work[y]++;
	pthread_join(t, NULL);
	assert(work[1] <= 11 && work[2] <= 11);
	return 0;
}
