// expect: deadlock line=11
// A pthread spin lock is not recursive either.
#include <pthread.h>

pthread_spinlock_t l;

int main(void)
{
	pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
	pthread_spin_lock(&l);
	pthread_spin_lock(&l); // fails here
	return 0;
}
