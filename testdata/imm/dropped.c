// The loop comes back to its state in every second round, so it asks whether its rounds have changed c. So the store behind it
// depends on what the last exchange has read, although nothing uses the result. It does not depend on what that has written:
// the thread that reads x may write c before the exchange does, and the addition may read that.
#include <pthread.h>
#include <stdatomic.h>
#define rlx memory_order_relaxed
#ifndef ORDER
#define ORDER {loop, add, then}
#endif
atomic_int x, c, k, seen;
void *loop(void *a)
{
	int odd = 0;
	while (atomic_load_explicit(&k, rlx) < 5) {
		atomic_store_explicit(&k, atomic_load_explicit(&k, rlx) + 1, rlx);
		atomic_fetch_xor_explicit(&c, 1, rlx);
		odd ^= 1;
	}
	atomic_store_explicit(&x, 1, rlx);
	return 0;
}
void *add(void *a)
{
	int r = atomic_fetch_add_explicit(&c, 2, rlx);
	if (r == 77)
		atomic_store_explicit(&seen, 1, rlx);
	return 0;
}
void *then(void *a)
{
	if (atomic_load_explicit(&x, rlx))
		atomic_store_explicit(&c, 10, rlx);
	return 0;
}
int main(void)
{
	void *(*order[])(void *) = ORDER;
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], 0, order[i], 0);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}
