/* A read-write lock in the order in which threads came: a reader waits for writers that came earlier, a
 * writer for all that came earlier.
 * All zero is free. */
#ifndef GENMCGO_RWLOCK_FIFO_H
#define GENMCGO_RWLOCK_FIFO_H
#include <genmcgo/primitive.h>

typedef struct {
  int readers, writer;
  gmc_queue queue; /* of all that wait */
} gmc_rwlock;

GMC_OP(init) static void gmc_rwlock_init(gmc_rwlock *l) { *l = (gmc_rwlock){0}; }
GMC_OP(destroy) static void gmc_rwlock_destroy(gmc_rwlock *l) { (void)l; }

GMC_OP(enqueue) static void gmc_read_enter(gmc_rwlock *l) { gmc_push(&l->queue, gmc_self()); }
GMC_OP(enqueue) static void gmc_write_enter(gmc_rwlock *l) { gmc_push(&l->queue, gmc_self()); }
GMC_OP(acquire) static void gmc_read_take(gmc_rwlock *l) {
  gmc_await(!l->writer && gmc_first(&l->queue, gmc_self()));
  gmc_pop(&l->queue);
  l->readers++;
}
GMC_OP(acquire) static void gmc_write_take(gmc_rwlock *l) {
  gmc_await(!l->writer && !l->readers && gmc_first(&l->queue, gmc_self()));
  gmc_pop(&l->queue);
  l->writer++;
}
GMC_OP(release) static void gmc_read_unlock(gmc_rwlock *l) { l->readers--; }
GMC_OP(release) static void gmc_write_unlock(gmc_rwlock *l) { l->writer--; }
/* Either of them, as POSIX has it. */
GMC_OP(release) static void gmc_rwlock_unlock(gmc_rwlock *l) { l->writer ? l->writer-- : l->readers--; }
/* Whether a thread that comes now need not wait; it has the lock then. */
GMC_OP(acquire) static int gmc_read_trylock(gmc_rwlock *l) { return !l->writer && gmc_empty(&l->queue) ? ++l->readers : 0; }
GMC_OP(acquire) static int gmc_write_trylock(gmc_rwlock *l) {
  return !l->writer && !l->readers && gmc_empty(&l->queue) ? ++l->writer : 0;
}

static inline void gmc_read_lock(gmc_rwlock *l) {
  gmc_read_enter(l);
  gmc_read_take(l);
}
static inline void gmc_write_lock(gmc_rwlock *l) {
  gmc_write_enter(l);
  gmc_write_take(l);
}

GMC_COMMUTE(gmc_read_unlock, gmc_read_unlock);
GMC_COMMUTE(gmc_read_enter, gmc_read_unlock);
GMC_COMMUTE(gmc_read_enter, gmc_write_unlock);
GMC_COMMUTE(gmc_write_enter, gmc_read_unlock);
GMC_COMMUTE(gmc_write_enter, gmc_write_unlock);
GMC_COMMUTE(gmc_read_enter, gmc_read_take);
GMC_COMMUTE(gmc_write_enter, gmc_write_take);
GMC_COMMUTE(gmc_read_take, gmc_read_unlock);
GMC_COMMUTE(gmc_read_enter, gmc_write_take);
GMC_COMMUTE(gmc_write_enter, gmc_read_take);
GMC_INVARIANT(gmc_rwlock, s->readers >= 0 && s->writer >= 0 && !(s->readers && s->writer));

#endif
