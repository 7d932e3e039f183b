// expect: verified complete=2 mm=sc,tso
// expect: assertion line=18 mm=ra,rc11
//
// genmcgo main.c seqlock.c finds that a reader sees a half of what is published.
#include <assert.h>
#include <pthread.h>
#include "seqlock.h"

static void *writer(void *arg)
{
	publish(1);
	return arg;
}

static void *reader(void *arg)
{
	struct pair p = look();
	assert(p.low == p.high); // fails here
	return arg;
}

int main(void)
{
	pthread_t w, r;
	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_join(w, NULL);
	pthread_join(r, NULL);
	return 0;
}
