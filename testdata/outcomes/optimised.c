// At -O1 clang keeps one bit of flag, and the members of pair apart: no place of the source is there as it was written.
// clang-22 -O1 -g -S -emit-llvm optimised.c
#include <pthread.h>

static int flag;
static struct { int a, b; } pair;
int out;

static void *set(void *unused)
{
	if (out == 0)
		flag = 5;
	pair.a = 3;
	pair.b = out + 4;
	return unused;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, set, 0);
	pthread_join(t, 0);
	out = flag == 5 ? pair.a + pair.b : 0;
	return 0;
}
