// expect: lock-misuse line=10
// A read-write lock after its end.
#include <pthread.h>

int main(void)
{
	pthread_rwlock_t l;
	pthread_rwlock_init(&l, NULL);
	pthread_rwlock_destroy(&l);
	pthread_rwlock_rdlock(&l); // fails here
	return 0;
}
