// docs/primitives.md: a read-write lock.
#include <assert.h>
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct { int readers, writer; } rwlock;

GMC_OP(acquire) void read_lock(rwlock *l) {
  gmc_await(!l->writer);
  l->readers++;
}
GMC_OP(release) void read_unlock(rwlock *l) { l->readers--; }
GMC_OP(acquire) void write_lock(rwlock *l) {
  gmc_await(!l->writer);
  l->writer = 1;
}
GMC_OP(release) void write_unlock(rwlock *l) { l->writer = 0; }
GMC_INVARIANT(rwlock, !(s->readers && s->writer));

static rwlock lock;
static int data;

static void *reader(void *arg) {
  read_lock(&lock);
  assert(data % 2 == 0);
  read_unlock(&lock);
  return 0;
}

static void *writer(void *arg) {
  write_lock(&lock);
  data++;
  data++;
  write_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  pthread_create(&t, 0, writer, 0);
  pthread_create(&t, 0, writer, 0);
}
