// Under ra a load may return the value before that of a write from which an operation follows that comes
// before the load: no order of all events explains it. What was shown of such an execution had the
// operations the other way round, as those of another execution.
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct { int a, b; } object;
GMC_OP(both) void first(object *o) {}
GMC_OP(acquire) void second(object *o) { o->a++; }
GMC_OP(release) void third(object *o) { o->b = 1; }
GMC_COMMUTE(third, first);

static object o;
static int flag;

static void *reader(void *arg) {
  first(&o);
  return (void *)(long)__atomic_load_n(&flag, __ATOMIC_SEQ_CST);
}

static void *writer(void *arg) {
  __atomic_fetch_add(&flag, 1, __ATOMIC_SEQ_CST);
  second(&o);
  return 0;
}

int main(void) {
  pthread_t t[2];
  pthread_create(&t[0], 0, reader, 0);
  pthread_create(&t[1], 0, writer, 0);
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
  third(&o);
}
