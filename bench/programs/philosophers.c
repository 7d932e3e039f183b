// Dining philosophers, each of whom eats once; N: philosophers.
// One at a time reaches for forks, while it holds a mutex; -DSEATS: only N - 1 sit down, and a
// semaphore counts the seats; -DSEATS -DCROWDED: there is a seat for each, and all may hold their left
// fork; -DALONE: nothing keeps them from that.
// The semaphore is POSIX's. -DDECLARED: a primitive with one operation for sem_wait; -DFIFO, -DLIFO,
// -DANY: one with a queue, from which the first, the last or any one goes on, so sem_wait is two
// operations. -DLIBRARY: a mutex, a condition variable and two counters. -DMUTEX: the mutexes are
// declared primitives, too.
#include <pthread.h>
#include <semaphore.h>
#if defined(MUTEX) || defined(DECLARED) || defined(FIFO) || defined(LIFO) || defined(ANY)
#include <genmcgo/primitive.h>
#endif

#ifndef N
#define N 4
#endif
#ifdef CROWDED
#define FREE N
#else
#define FREE (N - 1)
#endif

#ifdef MUTEX
// Primitive: mutex.
typedef struct {
	int held;
} mutex;
GMC_OP(acquire) void lock(mutex *m)
{
	gmc_await(!m->held);
	m->held = 1;
}
GMC_OP(release) void unlock(mutex *m) { m->held = 0; }
// End.
#else
typedef pthread_mutex_t mutex;
static void lock(mutex *m) { pthread_mutex_lock(m); }
static void unlock(mutex *m) { pthread_mutex_unlock(m); }
#endif

#if defined(DECLARED) || defined(FIFO) || defined(LIFO)
#if defined(FIFO)
#include <genmcgo/semaphore_fifo.h>
#elif defined(LIFO)
#include <genmcgo/semaphore_lifo.h>
#else
#include <genmcgo/semaphore.h>
#endif
static gmc_sem room = {FREE};
static void sit_down(void) { gmc_sem_wait(&room); }
static void get_up(void) { gmc_sem_post(&room); }
#elif defined(ANY)
typedef struct {
	int free;
	gmc_queue waiting;
} seats;
GMC_OP(enqueue) void queue(seats *s) { gmc_push(&s->waiting, gmc_self()); }
GMC_OP(acquire) void take(seats *s)
{
	gmc_await(s->free > 0);
	s->free--;
	gmc_remove(&s->waiting, gmc_self());
}
GMC_OP(release) void leave(seats *s) { s->free++; }
GMC_COMMUTE(leave, leave);
GMC_COMMUTE(queue, take);
GMC_COMMUTE(queue, leave);
static seats room = {FREE};
static void sit_down(void)
{
	queue(&room);
	take(&room);
}
static void get_up(void) { leave(&room); }
#elif defined(LIBRARY)
static pthread_mutex_t door = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t seat = PTHREAD_COND_INITIALIZER;
static int places = FREE, calls; // negative: how many wait
static void sit_down(void)
{
	pthread_mutex_lock(&door);
	if (--places < 0) {
		while (calls == 0)
			pthread_cond_wait(&seat, &door);
		calls--;
	}
	pthread_mutex_unlock(&door);
}
static void get_up(void)
{
	pthread_mutex_lock(&door);
	if (++places <= 0) {
		calls++;
		pthread_cond_signal(&seat);
	}
	pthread_mutex_unlock(&door);
}
#elif defined(SEATS)
static sem_t room;
static void sit_down(void) { sem_wait(&room); }
static void get_up(void) { sem_post(&room); }
#elif defined(ALONE)
static void sit_down(void) {}
static void get_up(void) {}
#else
static mutex reach;
static void sit_down(void) { lock(&reach); }
static void get_up(void) {}
#define REACHED unlock(&reach)
#endif
#ifndef REACHED
#define REACHED
#endif

static mutex fork[N];

static void *dine(void *arg)
{
	long i = (long)arg;
	mutex *left = &fork[i], *right = &fork[(i + 1) % N];
	sit_down();
	lock(left);
	lock(right);
	REACHED;
	unlock(left);
	unlock(right);
	get_up();
	return NULL;
}

int main(void)
{
	pthread_t threads[N];
#ifdef SEATS
	sem_init(&room, 0, FREE);
#endif
	for (long i = 0; i < N; i++)
		pthread_create(&threads[i], NULL, dine, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
