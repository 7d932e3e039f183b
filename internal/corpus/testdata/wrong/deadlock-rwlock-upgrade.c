// expect: deadlock line=10
// A reader asks for the write lock without giving up the read lock.
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void)
{
	pthread_rwlock_rdlock(&l);
	pthread_rwlock_wrlock(&l); // fails here
	pthread_rwlock_unlock(&l);
	return 0;
}
