// An operation that reads another object.
#include <genmcgo/primitive.h>
typedef struct {
  int v;
} obj;
static obj o, p;

GMC_OP(both) void f(obj *to, obj *from) {
  to->v = from->v;
}

int main() { f(&o, &p); }
