// There is no operation on objects of the invariant's type.
#include <genmcgo/primitive.h>

typedef struct { int v; } obj;
typedef struct { int v; } other;

GMC_OP(both) void f(obj *o) { o->v++; }
GMC_INVARIANT(other, s->v < 1);

static obj o;

int main(void)
{
	f(&o);
}
