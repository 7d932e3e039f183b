/* A lock for many readers and two kinds of writers. Writers of either kind go before readers; neither
 * kind is preferred, and in a kind threads go in the order in which they came. All zero is free. */
#ifndef GENMCGO_RWW_H
#define GENMCGO_RWW_H
#include <genmcgo/primitive.h>

typedef struct {
  int readers, writer;
  gmc_queue r, w[2]; /* readers, and writers of either kind, that wait */
} gmc_rww;

GMC_OP(init) static void gmc_rww_init(gmc_rww *l) { *l = (gmc_rww){0}; }
GMC_OP(destroy) static void gmc_rww_destroy(gmc_rww *l) { (void)l; }

GMC_OP(enqueue) static void gmc_rww_read_enter(gmc_rww *l) { gmc_push(&l->r, gmc_self()); }
GMC_OP(enqueue) static void gmc_rww_write_enter(gmc_rww *l, int kind) { gmc_push(&l->w[kind], gmc_self()); }
GMC_OP(acquire) static void gmc_rww_read_take(gmc_rww *l) {
  gmc_await(!l->writer && gmc_empty(&l->w[0]) && gmc_empty(&l->w[1]) && gmc_first(&l->r, gmc_self()));
  gmc_pop(&l->r);
  l->readers++;
}
GMC_OP(acquire) static void gmc_rww_write_take(gmc_rww *l, int kind) {
  gmc_await(!l->writer && !l->readers && gmc_first(&l->w[kind], gmc_self()));
  gmc_pop(&l->w[kind]);
  l->writer++;
}
GMC_OP(release) static void gmc_rww_read_unlock(gmc_rww *l) { l->readers--; }
GMC_OP(release) static void gmc_rww_write_unlock(gmc_rww *l) { l->writer--; }

static inline void gmc_rww_read_lock(gmc_rww *l) {
  gmc_rww_read_enter(l);
  gmc_rww_read_take(l);
}
static inline void gmc_rww_write_lock(gmc_rww *l, int kind) {
  gmc_rww_write_enter(l, kind);
  gmc_rww_write_take(l, kind);
}

GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_read_take);
GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write_enter);
GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write_take);
GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_read_unlock);
GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write_unlock);
GMC_COMMUTE(gmc_rww_write_enter, gmc_rww_write_take);
GMC_COMMUTE(gmc_rww_write_enter, gmc_rww_read_unlock);
GMC_COMMUTE(gmc_rww_write_enter, gmc_rww_write_unlock);
GMC_COMMUTE(gmc_rww_read_take, gmc_rww_read_unlock);
GMC_COMMUTE(gmc_rww_read_unlock, gmc_rww_read_unlock);
GMC_INVARIANT(gmc_rww, s->readers >= 0 && s->writer >= 0 && !(s->readers && s->writer));

#endif
