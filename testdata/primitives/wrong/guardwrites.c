// The condition of a guard changes the object, in a function that it calls.
#include <genmcgo/primitive.h>

typedef struct {
  int v;
} obj;

static int one(obj *o) { return ++o->v > 0; }

static obj o;

GMC_OP(both) void f(obj *o) { gmc_await(one(o)); }

int main(void) { f(&o); }
