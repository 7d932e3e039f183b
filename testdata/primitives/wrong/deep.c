// An operation with a recursion that does not end.
#include <genmcgo/primitive.h>
typedef struct {
  int v;
} obj;
static obj o;

static int down(obj *p, int n) {
  return down(p, n + 1) + 1;
}
GMC_OP(both) void f(obj *p) { p->v = down(p, 0); }

int main() { f(&o); }
