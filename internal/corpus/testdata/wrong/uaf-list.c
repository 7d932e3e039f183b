// expect: use-after-free line=12
// Freeing a list while stepping through it.
#include <stdlib.h>

struct node { struct node *next; };

int main(void)
{
	struct node *b = calloc(1, sizeof *b);
	struct node *a = calloc(1, sizeof *a);
	a->next = b;
	for (struct node *n = a; n; n = n->next) // fails here
		free(n);
	return 0;
}
