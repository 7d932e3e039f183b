// An operation leaves by longjmp.
#include <genmcgo/primitive.h>
#include <setjmp.h>

typedef struct {
  int v;
} obj;
static obj o; static jmp_buf jb;
GMC_OP(both) void f(obj *o) { o->v++; longjmp(jb, 1); }

int main(void) {
  if (!setjmp(jb))
    f(&o);
}
