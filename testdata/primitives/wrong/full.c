// A queue overflows.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int v; char c; long l; } obj;
obj o, o2; int g;
void *t(void *);
typedef struct { gmc_queue q; } qq; qq x; GMC_OP(both) void f(qq *o) { gmc_push(&o->q, 1); } void *t(void*a){for (int i=0;i<5;i++) f(&x);return 0;}
int main(void) { pthread_t a, b; pthread_create(&a,0,t,0); pthread_create(&b,0,t,0); pthread_join(a,0); pthread_join(b,0); }
