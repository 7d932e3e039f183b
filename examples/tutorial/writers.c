// docs/primitives.md: a read-write lock in which writers go first.
#include <assert.h>
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int readers, writer;
  gmc_queue r, w;
} rwlock;

GMC_OP(enqueue) void enter_reader(rwlock *l) { gmc_push(&l->r, gmc_self()); }
GMC_OP(enqueue) void enter_writer(rwlock *l) { gmc_push(&l->w, gmc_self()); }
GMC_OP(acquire) void take_reader(rwlock *l) {
  gmc_await(!l->writer && gmc_empty(&l->w) && gmc_first(&l->r, gmc_self()));
  gmc_pop(&l->r);
  l->readers++;
}
GMC_OP(acquire) void take_writer(rwlock *l) {
  gmc_await(!l->writer && !l->readers && gmc_first(&l->w, gmc_self()));
  gmc_pop(&l->w);
  l->writer = 1;
}
GMC_OP(release) void read_unlock(rwlock *l) { l->readers--; }
GMC_OP(release) void write_unlock(rwlock *l) { l->writer = 0; }
GMC_INVARIANT(rwlock, !(s->readers && s->writer));

static void read_lock(rwlock *l) {
  enter_reader(l);
  take_reader(l);
}
static void write_lock(rwlock *l) {
  enter_writer(l);
  take_writer(l);
}

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
