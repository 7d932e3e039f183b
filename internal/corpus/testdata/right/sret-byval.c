// expect: verified complete=1
// Large structs as arguments and results go through memory; small ones in registers.
#include <assert.h>
#include <string.h>

struct big { long v[9]; char name[5]; };
struct pairf { float x, y; };
struct odd { char a[3]; };

static struct big change(struct big b, int i)
{
	b.v[i] = -1;
	strcpy(b.name, "big");
	return b;
}

static struct pairf swap(struct pairf p)
{
	struct pairf q = { p.y, p.x };
	return q;
}

static struct odd shift(struct odd o)
{
	struct odd r = { { o.a[1], o.a[2], o.a[0] } };
	return r;
}

int main(void)
{
	struct big b = { { 1, 2, 3 }, "x" };
	struct big c = change(b, 1);
	assert(b.v[1] == 2 && c.v[1] == -1 && c.v[2] == 3 && strcmp(c.name, "big") == 0);
	struct pairf p = swap((struct pairf){ 1.5f, 2.5f });
	assert(p.x == 2.5f && p.y == 1.5f);
	struct odd o = shift((struct odd){ { 1, 2, 3 } });
	assert(o.a[0] == 2 && o.a[1] == 3 && o.a[2] == 1);
	return 0;
}
