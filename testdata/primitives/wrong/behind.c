// An operation writes behind its object, where there is nothing.
#include <genmcgo/primitive.h>
typedef struct { int v; } obj;
GMC_OP(both) void f(obj *o) { o[4].v++; }
obj o;
int main(void) {
  f(&o);
}
