// expect: verified complete=1
// Structures with padding and with a member that nobody set are passed by value: compilers
// pass each as one integer, and read all of it.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct padded { char c; int i; };
struct half { int set, unset; };
struct bits { unsigned a : 5, b : 9, c : 11; };
union number { int i; double d; };

static int sum(struct padded p) { return p.c + p.i; }
static int first(struct half h) { return h.set; }
static struct half same(struct half h) { return h; }
static int middle(struct bits b) { return b.b; }
static union number number(int i)
{
	union number n;
	n.i = i;
	return n;
}

int main(void)
{
	struct padded *p = malloc(sizeof *p), q;
	p->c = 1;
	p->i = 2;
	q = *p;
	assert(sum(*p) == 3 && sum(q) == 3);

	struct half *h = malloc(sizeof *h), g, a[2];
	h->set = 1;
	g.set = 2;
	assert(first(*h) == 1 && first(same(g)) == 2 && same(*h).set == 1);
	a[1] = a[0];
	memcpy(&a[0], h, sizeof *h);
	assert(a[0].set == 1);
	h = realloc(h, 2 * sizeof *h);
	h[1] = g;
	assert(h[1].set == 2);

	struct bits b;
	b.b = 300;
	struct bits c = b;
	c.a = 7;
	assert(middle(b) == 300 && middle(c) == 300 && c.a == 7);

	union number n = number(5), *m = malloc(sizeof *m);
	*m = n;
	assert(m->i == 5);
	free(p);
	free(h);
	free(m);
	return 0;
}
