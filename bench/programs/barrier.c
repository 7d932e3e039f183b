// Threads meet at a barrier; N: threads.
// -DDEADLOCK: main comes, too, which makes one too many. -DLIBRARY: the barrier is a count, a mutex and
// a semaphore. -DDECLARED: it is a primitive.
#include <pthread.h>
#include <semaphore.h>

#ifndef N
#define N 10
#endif

#ifdef LIBRARY
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static sem_t open;
static int arrived;

static void init(void) { sem_init(&open, 0, 0); }
static void meet(void)
{
	pthread_mutex_lock(&mutex);
	int last = ++arrived == N;
	pthread_mutex_unlock(&mutex);
	if (last) {
		for (int i = 1; i < N; i++)
			sem_post(&open);
	} else {
		sem_wait(&open);
	}
}
#elif defined(DECLARED)
#include <genmcgo/primitive.h>
// Primitive: barrier.
typedef struct {
	int threads, arrived, round;
} barrier_t;
GMC_OP(release) int arrive(barrier_t *b)
{
	int round = b->round;
	if (++b->arrived == b->threads) {
		b->arrived = 0;
		b->round++;
	}
	return round;
}
GMC_OP(acquire) void pass(barrier_t *b, int round) { gmc_await(b->round != round); }
GMC_COMMUTE(pass, pass);
GMC_INVARIANT(barrier_t, s->arrived < s->threads);
// End.
static barrier_t barrier = {N};

static void init(void) {}
static void meet(void) { pass(&barrier, arrive(&barrier)); }
#else
static pthread_barrier_t barrier;

static void init(void) { pthread_barrier_init(&barrier, NULL, N); }
static void meet(void) { pthread_barrier_wait(&barrier); }
#endif

static void *work(void *arg)
{
	meet();
	return NULL;
}

int main(void)
{
	pthread_t threads[N];
	init();
	for (int i = 0; i < N; i++)
		pthread_create(&threads[i], NULL, work, NULL);
#ifdef DEADLOCK
	meet();
#endif
	for (int i = 0; i < N; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
