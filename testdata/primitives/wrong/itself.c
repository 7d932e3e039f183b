// An operation that calls itself.
#include <genmcgo/primitive.h>
typedef struct {
  int v;
} obj;
static obj o;
GMC_OP(both) void f(obj *p) {
  if (++p->v < 3)
    f(p);
}

int main() { f(&o); }
