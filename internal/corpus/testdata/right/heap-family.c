// expect: verified complete=1
// calloc clears, realloc keeps, strdup copies.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	int *p = calloc(3, sizeof *p);
	assert(p[0] == 0 && p[1] == 0 && p[2] == 0);
	p[2] = 9;
	p = realloc(p, 6 * sizeof *p);
	assert(p[0] == 0 && p[2] == 9);
	p[5] = 1;
	p = realloc(p, 3 * sizeof *p);
	assert(p[2] == 9);
	free(p);
	p = realloc(NULL, sizeof *p);
	*p = 4;
	free(p);
	char *s = strdup("copy me");
	assert(strcmp(s, "copy me") == 0 && strlen(s) == 7);
	free(s);
	s = strndup("cut here", 3);
	assert(strcmp(s, "cut") == 0);
	free(s);
	void *a = aligned_alloc(64, 128);
	assert((unsigned long)a % 64 == 0);
	free(a);
	void *b;
	assert(posix_memalign(&b, 32, 8) == 0 && (unsigned long)b % 32 == 0);
	free(b);
	free(NULL);
	return 0;
}
