// Two threads initialise an object.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int v; char c; long l; } obj;
obj o, o2; int g;
void *t(void *);
GMC_OP(init) void in(obj *o) { o->v = 0; o->c = 0; o->l = 0; } void *t(void*a){in(&o);return 0;}
int main(void) { pthread_t a, b; pthread_create(&a,0,t,0); pthread_create(&b,0,t,0); pthread_join(a,0); pthread_join(b,0); }
