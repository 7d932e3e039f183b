// An operation runs another one.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int v; char c; long l; } obj;
obj o, o2; int g;
void *t(void *);
GMC_OP(both) void h(obj *o) { o->v++; } GMC_OP(both) void f(obj *o) { h(o); } void *t(void*a){f(&o);return 0;}
int main(void) { pthread_t a, b; pthread_create(&a,0,t,0); pthread_create(&b,0,t,0); pthread_join(a,0); pthread_join(b,0); }
