/* A read-write lock. Any thread that waits may go on when it can, which is what POSIX allows; see
 * rwlock_readers.h, rwlock_writers.h and rwlock_fifo.h for those with an order. All zero is free. */
#ifndef GENMCGO_RWLOCK_H
#define GENMCGO_RWLOCK_H
#include <genmcgo/primitive.h>

typedef struct {
  int readers, writer;
} gmc_rwlock;

GMC_OP(init) static void gmc_rwlock_init(gmc_rwlock *l) { *l = (gmc_rwlock){0}; }
GMC_OP(destroy) static void gmc_rwlock_destroy(gmc_rwlock *l) { (void)l; }

GMC_OP(acquire) static void gmc_read_lock(gmc_rwlock *l) {
  gmc_await(!l->writer);
  l->readers++;
}
GMC_OP(acquire) static void gmc_write_lock(gmc_rwlock *l) {
  gmc_await(!l->writer && !l->readers);
  l->writer++;
}
GMC_OP(release) static void gmc_read_unlock(gmc_rwlock *l) { l->readers--; }
GMC_OP(release) static void gmc_write_unlock(gmc_rwlock *l) { l->writer--; }
/* Either of them, as POSIX has it. */
GMC_OP(release) static void gmc_rwlock_unlock(gmc_rwlock *l) { l->writer ? l->writer-- : l->readers--; }

/* Whether the lock was free; it is locked then. */
GMC_OP(acquire) static int gmc_read_trylock(gmc_rwlock *l) { return l->writer ? 0 : ++l->readers > 0; }
GMC_OP(acquire) static int gmc_write_trylock(gmc_rwlock *l) {
  return l->writer || l->readers ? 0 : (l->writer = 1);
}

GMC_COMMUTE(gmc_read_lock, gmc_read_lock);
GMC_COMMUTE(gmc_read_lock, gmc_read_unlock);
GMC_COMMUTE(gmc_read_unlock, gmc_read_unlock);
GMC_COMMUTE(gmc_read_lock, gmc_read_trylock);
GMC_COMMUTE_IF(gmc_rwlock, gmc_rwlock_unlock, gmc_rwlock_unlock, !s->writer);
GMC_COMMUTE_IF(gmc_rwlock, gmc_rwlock_unlock, gmc_read_unlock, !s->writer);
GMC_COMMUTE_IF(gmc_rwlock, gmc_rwlock_unlock, gmc_read_lock, !s->writer);
GMC_COMMUTE_IF(gmc_rwlock, gmc_write_trylock, gmc_read_lock, s->readers > 0);
GMC_INVARIANT(gmc_rwlock, s->readers >= 0 && s->writer >= 0 && !(s->readers && s->writer));

#endif
