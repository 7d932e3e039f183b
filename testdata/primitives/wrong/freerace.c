// An operation on memory that another thread frees.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int v; char c; long l; } obj;
obj o, o2; int g;
void *t(void *);
GMC_OP(init) void in(obj *o) { o->v = 0; } GMC_OP(enqueue) void f(obj *o) { o->v++; } void *t(void*a){ f(a); return 0;}
int main(void) { pthread_t a; obj *p = malloc(sizeof *p); in(p); pthread_create(&a,0,t,p); free(p); pthread_join(a,0);}
