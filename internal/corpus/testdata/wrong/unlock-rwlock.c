// expect: unlock-not-held line=9
// A read-write lock unlocked without being locked.
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void)
{
	pthread_rwlock_unlock(&l); // fails here
	return 0;
}
