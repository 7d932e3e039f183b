// Lines that say reached are reached in some execution, those that say missed in none.
// What says stuck counts if STUCK is defined.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include "part.h"

atomic_int x, y;

#include "part.c"

static void *late(void *arg)
{
	assert(x == 7); // missed assertion
	return arg; // missed
}

// Nothing depends on it, so it is not executed.
static void backs_off(int *n)
{
	if (*n < 4) // reached
		*n *= 2; // reached
	else
		sched_yield(); // reached
} // reached

static void *waiter(void *arg)
{
	int n = 1;
	while (x == 0) // reached
		backs_off(&n); // reached
	if (y == 1) { // reached
		y = 3; // reached
		if (x == 99) // reached
			assert(y == 2); // missed assertion
	}
	return arg; // reached
}

static void *stuck(void *arg)
{
	x = 1; // stuck: reached
	while (y != 1234) // stuck: reached
		;
	y = 4; // stuck: missed
	return arg; // stuck: missed
}

static int assumes(int n)
{
	switch (n) { // reached
	case 0:
		return 1; // reached
	case 1:
		return 2; // missed
	default:
		return 3; // missed
	}
}

int main(void)
{
	pthread_t p, q;
	pthread_create(&p, NULL, waiter, NULL); // reached
	set(&y, twice(1) - 1); // reached
	if (x == 5) // reached
		pthread_create(&q, NULL, late, NULL); // missed thread
	assert(y >= 0); // reached
	if (assumes(x)) // reached
		x = 2; // reached
	if (x == 2 && y == 9) { // reached
		pthread_create(&q, NULL, stuck, NULL); // missed thread
		return never_called(1); // missed
	}
#ifdef STUCK
	pthread_create(&q, NULL, stuck, NULL); // stuck: reached
	pthread_join(q, NULL); // stuck: reached
	y = 5; // stuck: missed
#endif
	pthread_join(p, NULL);
	return 0;
}
