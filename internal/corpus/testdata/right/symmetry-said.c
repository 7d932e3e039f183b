// expect: verified complete=6 flags=--symmetry=false
// expect: verified complete=1 flags=--symmetry
// The names go to shared memory between the creations, so nothing is concluded
// from how the threads are created; but the program says that they are alike.
#include <stdatomic.h>

typedef long thread;
thread __VERIFIER_spawn(void *(*)(void *), void *);
thread __VERIFIER_spawn_symmetric(void *(*)(void *), void *, thread);

static atomic_int x;
thread t[3];

static void *add(void *arg)
{
	atomic_fetch_add(&x, 1);
	return arg;
}

int main(void)
{
	t[0] = __VERIFIER_spawn(add, 0);
	for (int i = 1; i < 3; i++)
		t[i] = __VERIFIER_spawn_symmetric(add, 0, t[i - 1]);
	return 0;
}
