// An operation ends the thread that runs it: it has no next state then, and its caller would go on.
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int v;
} obj;
static obj o;

GMC_OP(both) void f(obj *o) {
  o->v++;
  pthread_exit(0);
}

static void *t(void *a) {
  f(&o);
  return 0;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, 0, t, 0);
  f(&o);
}
