/* A lock for many readers and two kinds of writers. Writers of either kind go before readers; neither
 * kind is preferred, and in a kind threads go in the order in which they came. All zero is free. */
#ifndef GENMCGO_RWW_H
#define GENMCGO_RWW_H
#include <genmcgo/primitive.h>

typedef struct {
  int readers, writer;
  gmc_queue r, w1, w2; /* readers, and writers of either kind, that wait */
} gmc_rww;

GMC_OP(init) static void gmc_rww_init(gmc_rww *l) { *l = (gmc_rww){0}; }
GMC_OP(destroy) static void gmc_rww_destroy(gmc_rww *l) { (void)l; }

GMC_OP(enqueue) static void gmc_rww_read_enter(gmc_rww *l) { gmc_push(&l->r, gmc_self()); }
GMC_OP(enqueue) static void gmc_rww_write1_enter(gmc_rww *l) { gmc_push(&l->w1, gmc_self()); }
GMC_OP(enqueue) static void gmc_rww_write2_enter(gmc_rww *l) { gmc_push(&l->w2, gmc_self()); }
GMC_OP(acquire) static void gmc_rww_read_take(gmc_rww *l) {
  gmc_await(!l->writer && gmc_empty(&l->w1) && gmc_empty(&l->w2) && gmc_first(&l->r, gmc_self()));
  gmc_pop(&l->r);
  l->readers++;
}
GMC_OP(acquire) static void gmc_rww_write1_take(gmc_rww *l) {
  gmc_await(!l->writer && !l->readers && gmc_first(&l->w1, gmc_self()));
  gmc_pop(&l->w1);
  l->writer++;
}
GMC_OP(acquire) static void gmc_rww_write2_take(gmc_rww *l) {
  gmc_await(!l->writer && !l->readers && gmc_first(&l->w2, gmc_self()));
  gmc_pop(&l->w2);
  l->writer++;
}
GMC_OP(release) static void gmc_rww_read_unlock(gmc_rww *l) { l->readers--; }
GMC_OP(release) static void gmc_rww_write_unlock(gmc_rww *l) { l->writer--; }

static inline void gmc_rww_read_lock(gmc_rww *l) { gmc_rww_read_enter(l), gmc_rww_read_take(l); }
static inline void gmc_rww_write1_lock(gmc_rww *l) { gmc_rww_write1_enter(l), gmc_rww_write1_take(l); }
static inline void gmc_rww_write2_lock(gmc_rww *l) { gmc_rww_write2_enter(l), gmc_rww_write2_take(l); }

GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write1_enter); GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write2_enter);
GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write1_take); GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write2_take);
GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_read_unlock); GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_write_unlock);
GMC_COMMUTE(gmc_rww_write1_enter, gmc_rww_write1_take); GMC_COMMUTE(gmc_rww_write1_enter, gmc_rww_write2_take);
GMC_COMMUTE(gmc_rww_write2_enter, gmc_rww_write1_take); GMC_COMMUTE(gmc_rww_write2_enter, gmc_rww_write2_take);
GMC_COMMUTE(gmc_rww_write1_enter, gmc_rww_read_unlock); GMC_COMMUTE(gmc_rww_write1_enter, gmc_rww_write_unlock);
GMC_COMMUTE(gmc_rww_write2_enter, gmc_rww_read_unlock); GMC_COMMUTE(gmc_rww_write2_enter, gmc_rww_write_unlock);
GMC_COMMUTE(gmc_rww_write1_enter, gmc_rww_write2_enter); GMC_COMMUTE(gmc_rww_read_enter, gmc_rww_read_take);
GMC_COMMUTE(gmc_rww_read_take, gmc_rww_read_unlock); GMC_COMMUTE(gmc_rww_read_unlock, gmc_rww_read_unlock);
GMC_INVARIANT(gmc_rww, s->readers >= 0 && s->writer >= 0 && !(s->readers && s->writer));

#endif
