// An operation on an object that was destroyed.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int v; char c; long l; } obj;
obj o, o2; int g;
void *t(void *);
GMC_OP(destroy) void d(obj *o) { } GMC_OP(both) void f(obj *o) { o->v++; } void *t(void*a){d(&o);return 0;}
int main(void) { d(&o); f(&o); }
