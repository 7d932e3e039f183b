// expect: use-after-free line=19
// The mutex lives in the object that the last user frees too early.
#include <pthread.h>
#include <stdlib.h>

struct object {
	pthread_mutex_t m;
	int refs;
};

int main(void)
{
	struct object *o = malloc(sizeof *o);
	pthread_mutex_init(&o->m, NULL);
	o->refs = 1;
	pthread_mutex_lock(&o->m);
	if (--o->refs == 0)
		free(o);
	pthread_mutex_unlock(&o->m); // fails here
	return 0;
}
