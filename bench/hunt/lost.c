// A mailbox: a sender replaces the message N times, a receiver looks as often and must not miss three messages in a row unless it was told; two more senders fill other boxes; N: messages.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 6
#endif
#ifdef BUG
#define TELL rlx // the bug: who hears that messages were replaced may still find an old one
#else
#define TELL rel
#endif

enum { OTHERS = 2 };

static atomic_int box, told, other[OTHERS];

static void *sender(void *unused)
{
	for (int i = 1; i <= N; i++) {
		atomic_store_explicit(&box, i, rlx);
		if (i % 3 == 0)
			atomic_store_explicit(&told, i, TELL);
	}
	return NULL;
}

static void *receiver(void *unused)
{
	for (int i = 0; i < N; i++) {
		int t = atomic_load_explicit(&told, acq);
		int m = atomic_load_explicit(&box, rlx);
		assert(m > t - 3);
	}
	return NULL;
}

static void *filler(void *arg)
{
	for (int i = 0; i < N; i++)
		atomic_fetch_add_explicit(&other[(long)arg], atomic_load_explicit(&box, rlx), rlx);
	return NULL;
}

int main(void)
{
	pthread_t s, r, f[OTHERS];
	pthread_create(&s, NULL, sender, NULL);
	pthread_create(&r, NULL, receiver, NULL);
	for (long i = 0; i < OTHERS; i++)
		pthread_create(&f[i], NULL, filler, (void *)i);
	pthread_join(s, NULL);
	pthread_join(r, NULL);
	for (int i = 0; i < OTHERS; i++)
		pthread_join(f[i], NULL);
	return 0;
}
