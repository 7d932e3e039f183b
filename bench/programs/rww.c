// A lock for readers and two kinds of writers, which go before readers; N: rounds of each thread.
// There are a reader and a writer of each kind. Each kind has operations of its own, so that they can be declared
// to commute with those of the other one; genmcgo/rww.h has the same ones for both.
#include <genmcgo/primitive.h>
#include <pthread.h>

#ifndef N
#define N 1
#endif

// Primitive: readers and two kinds of writers.
typedef struct {
	int readers, writer;
	gmc_queue r, w1, w2;
} rww;

GMC_OP(enqueue) void read_enter(rww *l) { gmc_push(&l->r, gmc_self()); }
GMC_OP(acquire) void read_take(rww *l)
{
	gmc_await(!l->writer && gmc_empty(&l->w1) && gmc_empty(&l->w2) && gmc_first(&l->r, gmc_self()));
	gmc_pop(&l->r);
	l->readers++;
}
GMC_OP(release) void read_unlock(rww *l) { l->readers--; }

static void take(rww *l, gmc_queue *q)
{
	gmc_await(!l->writer && !l->readers && gmc_first(q, gmc_self()));
	gmc_pop(q);
	l->writer = 1;
}
GMC_OP(enqueue) void write1_enter(rww *l) { gmc_push(&l->w1, gmc_self()); }
GMC_OP(enqueue) void write2_enter(rww *l) { gmc_push(&l->w2, gmc_self()); }
GMC_OP(acquire) void write1_take(rww *l) { take(l, &l->w1); }
GMC_OP(acquire) void write2_take(rww *l) { take(l, &l->w2); }
GMC_OP(release) void write_unlock(rww *l) { l->writer = 0; }

GMC_COMMUTE(read_unlock, read_unlock);
GMC_COMMUTE(read_take, read_unlock);
GMC_COMMUTE(read_enter, read_take);
GMC_COMMUTE(read_enter, read_unlock);
GMC_COMMUTE(read_enter, write1_enter);
GMC_COMMUTE(read_enter, write2_enter);
GMC_COMMUTE(read_enter, write1_take);
GMC_COMMUTE(read_enter, write2_take);
GMC_COMMUTE(read_enter, write_unlock);
GMC_COMMUTE(write1_enter, write2_enter);
GMC_COMMUTE(write1_enter, write1_take);
GMC_COMMUTE(write1_enter, write2_take);
GMC_COMMUTE(write2_enter, write1_take);
GMC_COMMUTE(write2_enter, write2_take);
GMC_COMMUTE(write1_enter, read_unlock);
GMC_COMMUTE(write2_enter, read_unlock);
GMC_COMMUTE(write1_enter, write_unlock);
GMC_COMMUTE(write2_enter, write_unlock);
GMC_INVARIANT(rww, s->readers >= 0 && !(s->readers && s->writer));
// End.

static rww lock;

static void *reader(void *arg)
{
	for (int i = 0; i < N; i++) {
		read_enter(&lock);
		read_take(&lock);
		read_unlock(&lock);
	}
	return NULL;
}

static void *writer1(void *arg)
{
	for (int i = 0; i < N; i++) {
		write1_enter(&lock);
		write1_take(&lock);
		write_unlock(&lock);
	}
	return NULL;
}

static void *writer2(void *arg)
{
	for (int i = 0; i < N; i++) {
		write2_enter(&lock);
		write2_take(&lock);
		write_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[3];
	pthread_create(&threads[0], NULL, reader, NULL);
	pthread_create(&threads[1], NULL, writer1, NULL);
	pthread_create(&threads[2], NULL, writer2, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
