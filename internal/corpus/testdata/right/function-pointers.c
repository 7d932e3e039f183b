// expect: verified complete=1
// Tables of functions, callbacks, and a comparison function for qsort.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }

static int (*const table[])(int, int) = { add, sub };
int (*chosen)(int, int);

static int apply(int (*f)(int, int), int a, int b) { return f(a, b); }

static int compare(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}

static void *choose(void *arg)
{
	chosen = table[(long)arg];
	return NULL;
}

int main(void)
{
	pthread_t t;
	int v[5] = { 4, 1, 5, 2, 3 };
	pthread_create(&t, NULL, choose, (void *)1L);
	pthread_join(t, NULL);
	assert(chosen == sub && apply(chosen, 5, 3) == 2 && apply(table[0], 5, 3) == 8);
	qsort(v, 5, sizeof v[0], compare);
	for (int i = 0; i < 5; i++)
		assert(v[i] == i + 1);
	return 0;
}
