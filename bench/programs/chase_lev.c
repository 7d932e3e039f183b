// Chase and Lev's deque: the owner pushes 5, pops 3, pushes 2, the others steal once each; N: thieves. -DTWO: pushes N and pops N, two others steal twice each.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#ifndef N
#define N 1
#endif
#define ROOM 10
#ifdef TWO
#define THIEVES 2
#else
#define THIEVES N
#endif

static _Atomic int64_t bottom, top;
static atomic_int slot[ROOM];

static bool claim(int64_t t, memory_order order)
{
	return atomic_compare_exchange_strong_explicit(&top, &t, t + 1, order, memory_order_relaxed);
}

static bool push(int value)
{
	int64_t b = atomic_load_explicit(&bottom, memory_order_relaxed);
	int64_t t = atomic_load_explicit(&top, memory_order_acquire);
	if (b - t >= ROOM)
		return false;
	atomic_store_explicit(&slot[b % ROOM], value, memory_order_relaxed);
	atomic_store_explicit(&bottom, b + 1, memory_order_release);
	return true;
}

static bool pop(int *value)
{
	int64_t b = atomic_load_explicit(&bottom, memory_order_relaxed);
	atomic_store_explicit(&bottom, b - 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	int64_t t = atomic_load_explicit(&top, memory_order_relaxed);
	if (b - t <= 0) {
		atomic_store_explicit(&bottom, b, memory_order_relaxed);
		return false;
	}
	*value = atomic_load_explicit(&slot[(b - 1) % ROOM], memory_order_relaxed);
	if (b - t > 1)
		return true;
	bool mine = claim(t, memory_order_acq_rel);
	atomic_store_explicit(&bottom, b, memory_order_relaxed);
	return mine;
}

static bool steal(int *value)
{
	int64_t t = atomic_load_explicit(&top, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	int64_t b = atomic_load_explicit(&bottom, memory_order_acquire);
	if (b - t <= 0)
		return false;
	*value = atomic_load_explicit(&slot[t % ROOM], memory_order_relaxed);
	return claim(t, memory_order_release);
}

static void *owner(void *unused)
{
	int value;
#ifdef TWO
	for (int i = 0; i < N; i++)
		push(i);
	for (int i = 0; i < N; i++)
		pop(&value);
#else
	for (int i = 0; i < 5; i++)
		push(i);
	for (int i = 0; i < 3; i++)
		pop(&value);
	for (int i = 5; i < 7; i++)
		push(i);
#endif
	return NULL;
}

static void *thief(void *unused)
{
	int value;
	steal(&value);
#ifdef TWO
	steal(&value);
#endif
	return NULL;
}

int main(void)
{
	pthread_t o, t[THIEVES];
	pthread_create(&o, NULL, owner, NULL);
	for (int i = 0; i < THIEVES; i++)
		pthread_create(&t[i], NULL, thief, NULL);
	pthread_join(o, NULL);
	for (int i = 0; i < THIEVES; i++)
		pthread_join(t[i], NULL);
	return 0;
}
