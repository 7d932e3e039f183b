// expect: verified complete=1 flags=--max-rounds=4
// Loops that come back to the same state every second round, and achieve something each time: one takes from a
// stock that others see, one answers requests. Both end, so no limit of rounds may cut them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int stock = 12, odd, request, answer, over;

static void *takes(void *arg)
{
	for (int i = 0; stock > 0; i = 1 - i) {
		stock--;
		odd = i;
	}
	return arg;
}

static void *serves(void *arg)
{
	for (int s = 1;; s = 1 - s) {
		while (request != s && !over)
			;
		if (over)
			return arg;
		answer = s;
	}
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, takes, 0);
	pthread_join(t, 0);
	pthread_create(&u, 0, serves, 0);
	for (int i = 0; i < 12; i++) {
		request = (i + 1) % 2;
		while (answer != (i + 1) % 2)
			;
	}
	over = 1;
	pthread_join(u, 0);
	assert(stock == 0 && odd == 1);
	return 0;
}
