// A read-write lock that the program declares, in the order of a queue (the default), with writers
// before readers (-DWRITERS), or without an order (-DARBITRARY).
#include <genmcgo/primitive.h>
#include <pthread.h>

#ifndef LOOP
#define LOOP 1
#endif
#ifndef R
#define R 1
#endif
#ifndef W
#define W 2
#endif

#if defined(ARBITRARY)
typedef struct {
  int readers, writer;
} rwlock;
static void enter_reader(rwlock *l) {}
static void enter_writer(rwlock *l) {}
#define MAY_READ(l) !(l)->writer
#define MAY_WRITE(l) !(l)->writer && !(l)->readers
#define LEAVE_READER(l)
#define LEAVE_WRITER(l)
#elif defined(WRITERS)
typedef struct {
  int readers, writer;
  gmc_queue r, w;
} rwlock;
GMC_OP(enqueue) void enter_reader(rwlock *l) { gmc_push(&l->r, gmc_self()); }
GMC_OP(enqueue) void enter_writer(rwlock *l) { gmc_push(&l->w, gmc_self()); }
#define MAY_READ(l) !(l)->writer && gmc_empty(&(l)->w) && gmc_first(&(l)->r, gmc_self())
#define MAY_WRITE(l) !(l)->writer && !(l)->readers && gmc_first(&(l)->w, gmc_self())
#define LEAVE_READER(l) gmc_pop(&(l)->r)
#define LEAVE_WRITER(l) gmc_pop(&(l)->w)
#else
typedef struct {
  int readers, writer;
  gmc_queue q;
} rwlock;
GMC_OP(enqueue) void enter_reader(rwlock *l) { gmc_push(&l->q, gmc_self()); }
GMC_OP(enqueue) void enter_writer(rwlock *l) { gmc_push(&l->q, gmc_self()); }
#define MAY_READ(l) !(l)->writer && gmc_first(&(l)->q, gmc_self())
#define MAY_WRITE(l) !(l)->writer && !(l)->readers && gmc_first(&(l)->q, gmc_self())
#define LEAVE_READER(l) gmc_pop(&(l)->q)
#define LEAVE_WRITER(l) gmc_pop(&(l)->q)
#endif

GMC_OP(acquire) void read_lock(rwlock *l) {
  gmc_await(MAY_READ(l));
  LEAVE_READER(l);
  l->readers++;
}
GMC_OP(acquire) void write_lock(rwlock *l) {
  gmc_await(MAY_WRITE(l));
  LEAVE_WRITER(l);
  l->writer = 1;
}
GMC_OP(release) void read_unlock(rwlock *l) { l->readers--; }
GMC_OP(release) void write_unlock(rwlock *l) { l->writer = 0; }
GMC_INVARIANT(rwlock, s->readers >= 0 && !(s->readers && s->writer));

static rwlock l;
static int data;

static void *reader(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    enter_reader(&l);
    read_lock(&l);
    (void)data;
    read_unlock(&l);
  }
  return 0;
}

static void *writer(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    enter_writer(&l);
    write_lock(&l);
    data++;
    write_unlock(&l);
  }
  return 0;
}

int main(void) {
  pthread_t t[R + W];
  for (int i = 0; i < R + W; i++)
    pthread_create(&t[i], 0, i < R ? reader : writer, 0);
}
