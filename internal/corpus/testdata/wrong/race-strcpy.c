// expect: data-race line=19 other=10
// A string is copied while another thread writes it.
#include <pthread.h>
#include <string.h>

char name[8] = "old";

static void *rename_it(void *arg)
{
	strcpy(name, "new"); // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	char copy[8];
	pthread_create(&t, NULL, rename_it, NULL);
	strcpy(copy, name); // fails here
	pthread_join(t, NULL);
	return copy[0] == 'x';
}
