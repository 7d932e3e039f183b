// An invariant that does not even hold of the state that the object has at first.
#include <genmcgo/primitive.h>
typedef struct { int v; } obj;
GMC_OP(both) void f(obj *o) { o->v++; }
GMC_INVARIANT(obj, s->v > 0);
obj o;
int main(void) {
  f(&o);
}
