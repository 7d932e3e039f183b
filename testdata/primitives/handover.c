// A thread gets a number from one that was created later.
#include <assert.h>
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int full, value;
} cell;
GMC_OP(release) void put(cell *c, int v) {
  gmc_await(!c->full);
  c->full = 1;
  c->value = v;
}
GMC_OP(acquire) int get(cell *c) {
  gmc_await(c->full);
  c->full = 0;
  return c->value;
}

static cell c;
static void *reader(void *arg) {
  int a = get(&c), b = get(&c);
  assert(a != 2 || b != 3);
  return 0;
}
static void *writer(void *arg) {
  put(&c, (int)(long)arg);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  pthread_create(&t, 0, writer, (void *)3);
  pthread_create(&t, 0, writer, (void *)2);
}
