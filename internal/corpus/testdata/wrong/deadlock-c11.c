// expect: deadlock line=11
// The same with C11 threads: a plain mtx_t locked twice.
#include <threads.h>

mtx_t m;

int main(void)
{
	mtx_init(&m, mtx_plain);
	mtx_lock(&m);
	mtx_lock(&m); // fails here
	mtx_unlock(&m);
	return 0;
}
