// expect: uninitialized-read line=37
// One member of a structure was never set. The structure goes by value through another
// thread and through calls before somebody looks.
#include <pthread.h>
#include <stdlib.h>

struct job { short kind; int size; char name[4]; };

struct job *in, out;

static struct job renamed(struct job j)
{
	j.name[0] = 'x';
	return j;
}

static void *worker(void *arg)
{
	out = renamed(*in);
	return arg;
}

int main(void)
{
	pthread_t t;
	struct job *j = malloc(sizeof *j);
	j->kind = 1;
	j->name[0] = 'a';
	j->name[1] = 0;
	in = j;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	struct job done = out;
	free(j);
	if (done.kind != 1 || done.name[1])
		return 1;
	if (done.size > 5) // fails here
		return 2;
	return 0;
}
