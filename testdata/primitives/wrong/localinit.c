// An object is initialised by plain writes, not by an operation.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int v; char c; long l; } obj;
obj o, o2; int g;
void *t(void *);
GMC_OP(both) void f(obj *o) { o->v++; } void *t(void*a){f(a);return 0;}
int main(void) { pthread_t a; obj x = {1}; pthread_create(&a,0,t,&x); pthread_join(a,0); }
