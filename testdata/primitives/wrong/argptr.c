// An operation writes through a pointer that it is passed.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int v; char c; long l; } obj;
obj o, o2; int g;
void *t(void *);
GMC_OP(both) void f(obj *o, int *out) { *out = o->v; } void *t(void*a){int x; f(&o, &x); return 0;}
int main(void) { pthread_t a, b; pthread_create(&a,0,t,0); pthread_create(&b,0,t,0); pthread_join(a,0); pthread_join(b,0); }
