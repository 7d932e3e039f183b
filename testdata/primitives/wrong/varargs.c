// An operation with variable arguments: which of them are its own is not known.
#include <genmcgo/primitive.h>

typedef struct {
  int v;
} obj;
static obj o;

GMC_OP(both) void f(obj *o, ...) { o->v++; }

int main(void) { f(&o, 1); }
