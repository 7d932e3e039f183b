// Small functions, which the loader inlines. Lines that say reached are reached in some execution, those that say missed in none.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_assume(int);

atomic_int x, y;
int z;

// No call of it returns.
static void quits(int n)
{
	if (n > 0) // reached
		exit(0); // reached
} // missed

static void quit(void)
{
	exit(1); // reached
}

// No call of it returns, either, but it calls a function of which that is not known.
static void leaves(int n)
{
	if (n > 0) // reached
		quit(); // reached
} // missed

static void empty(void)
{
} // missed

static void sets(void)
{
	z = 1; // missed
} // missed

static int chooses(int n)
{
	if (n) // reached
		return 1; // missed
	else
		return 2; // reached
} // reached

static void writes(void)
{
	z = 1; // reached
} // reached

static void nothing(void)
{
} // reached

static void within(void)
{
	nothing(); // reached
	if (z) // reached
		writes(); // reached
} // reached

static void *waiter(void *arg)
{
	__VERIFIER_assume(x == 5); // reached
	sets(); // missed
	empty(); // missed
	return arg; // missed
}

static void *other(void *arg)
{
	int n = 1; // reached
	while (y == 0) // reached
		sched_yield(); // reached
	if (y == 2) // reached
		quits(1); // reached
	while (y == 0) // reached
		n *= 2; // missed
	return arg; // reached
}

int main(void)
{
	pthread_t p, q;
	writes(); // reached
	nothing(); // reached
	within(); // reached
	z =
		chooses(0); // reached
	pthread_create(&p, NULL, waiter, NULL); // reached
	pthread_create(&q, NULL, other, NULL); // reached
	y = 1; // reached
	y = 2; // reached
	pthread_join(q, NULL); // reached
	if (z == 1) // reached
		sets(); // missed
	leaves(
		x + 1); // reached
	z = 1; // missed
	return 0; // missed
}
