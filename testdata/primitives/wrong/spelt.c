// The invariant calls the type by another name than the operations.
#include <genmcgo/primitive.h>

struct s_s { int v; };
typedef struct s_s s_t;
typedef s_t s_u;

GMC_OP(both) void f(struct s_s *s) { s->v++; }
GMC_INVARIANT(s_u, s->v < 1);

static s_t s;

int main(void)
{
	f(&s);
}
