// A thread-local variable of another file, hidden symbols, and a static one in each file.
#include <stdio.h>
#include <pthread.h>
extern __thread int mine;
static __thread int here = 3;
int b_here(void);
int hidden(void);
static void *other(void *p) { mine = 5; here = 6; return (void *)(long)(mine + here + b_here()); }
int main(void)
{
	pthread_t t;
	void *r;
	mine = 1;
	pthread_create(&t, 0, other, 0);
	pthread_join(t, &r);
	printf("%d %d %d %d %ld\n", mine, here, b_here(), hidden(), (long)r);
	return 0;
}
