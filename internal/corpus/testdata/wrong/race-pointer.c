// expect: data-race line=11 other=21
// The racing accesses go through two pointers into one heap object.
#include <pthread.h>
#include <stdlib.h>

struct pair { int left, right; };

static void *bump(void *arg)
{
	int *p = arg;
	*p += 1; // fails here
	return NULL;
}

int main(void)
{
	pthread_t t;
	struct pair *p = calloc(1, sizeof *p);
	pthread_create(&t, NULL, bump, &p->right);
	p->left = 1;
	p->right = 2; // conflicts
	pthread_join(t, NULL);
	free(p);
	return 0;
}
