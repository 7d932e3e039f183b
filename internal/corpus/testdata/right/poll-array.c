// expect: verified complete=6
// expect: verified complete=6 mm=imm
// A thread looks under a mutex, again and again, whether two others have filled an array.
// How much of it it reads differs from round to round; a round without success is as good
// as none, whatever it read.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[4];

static int full(void)
{
	for (int i = 0; i < 4; i++)
		if (!a[i])
			return 0;
	return 1;
}

static void *checker(void *arg)
{
	for (;;) {
		pthread_mutex_lock(&m);
		if (full()) {
			pthread_mutex_unlock(&m);
			return 0;
		}
		pthread_mutex_unlock(&m);
	}
}

static void *worker(void *arg)
{
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&m);
		a[(long)arg + i] = 1;
		pthread_mutex_unlock(&m);
	}
	return 0;
}

int main(void)
{
	pthread_t c, w;
	pthread_create(&c, 0, checker, 0);
	pthread_create(&w, 0, worker, (void *)2L);
	worker(0);
	pthread_join(w, 0);
	pthread_join(c, 0);
	return 0;
}
