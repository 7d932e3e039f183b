// expect: incomplete flags=--max-rounds=2
// Two threads take one of two locks to read, try to take the other one to write, and fail for ever
// because of each other, in rounds of two attempts. Each sees different numbers of readers; that is no answer.
#include <pthread.h>

pthread_rwlock_t lock[2] = { PTHREAD_RWLOCK_INITIALIZER, PTHREAD_RWLOCK_INITIALIZER };

static void *both(void *arg)
{
	for (int i = arg != 0;; i = 1 - i) {
		pthread_rwlock_rdlock(&lock[i]);
		if (!pthread_rwlock_trywrlock(&lock[1 - i]))
			break;
		pthread_rwlock_unlock(&lock[i]);
	}
	pthread_rwlock_unlock(&lock[0]);
	pthread_rwlock_unlock(&lock[1]);
	return 0;
}

int main(void)
{
	pthread_t s, t;
	pthread_create(&s, 0, both, 0);
	pthread_create(&t, 0, both, lock);
	pthread_join(s, 0);
	pthread_join(t, 0);
	return 0;
}
