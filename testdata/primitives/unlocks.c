// A read-write lock of which less is declared than is true: that readers come, and that they go, in any
// order, but not that one may come before another one goes. With -DSOME that is declared of some
// states.
#include <genmcgo/primitive.h>
#include <pthread.h>

#ifndef LOOP
#define LOOP 1
#endif

typedef struct {
  int readers, writer;
} rwlock;
GMC_OP(acquire) void read_lock(rwlock *l) {
  gmc_await(!l->writer);
  l->readers++;
}
GMC_OP(acquire) void write_lock(rwlock *l) {
  gmc_await(!l->writer && !l->readers);
  l->writer = 1;
}
GMC_OP(release) void read_unlock(rwlock *l) { l->readers--; }
GMC_OP(release) void write_unlock(rwlock *l) { l->writer = 0; }
GMC_COMMUTE(read_lock, read_lock);
GMC_COMMUTE(read_unlock, read_unlock);
#ifdef SOME
GMC_COMMUTE_IF(rwlock, read_lock, read_unlock, s->readers > 0);
#endif
GMC_INVARIANT(rwlock, s->readers >= 0 && !(s->readers && s->writer));

static rwlock l;

static void *reader(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    read_lock(&l);
    read_unlock(&l);
  }
  return 0;
}

static void *writer(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    write_lock(&l);
    write_unlock(&l);
  }
  return 0;
}

int main(void) {
  pthread_t t;
  for (int i = 0; i < 4; i++)
    pthread_create(&t, 0, i < 3 ? reader : writer, 0);
}
