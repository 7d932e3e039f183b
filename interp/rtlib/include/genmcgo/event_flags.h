/* Event flags, as real-time operating systems have them: 32 bits that threads set, clear and wait for.
 * All zero: none is set. A wait returns the flags as they were when it ended. */
#ifndef GENMCGO_EVENT_FLAGS_H
#define GENMCGO_EVENT_FLAGS_H
#include <genmcgo/primitive.h>

typedef struct {
  unsigned bits;
} gmc_flags;

GMC_OP(release) static void gmc_flags_set(gmc_flags *f, unsigned mask) { f->bits |= mask; }
GMC_OP(release) static void gmc_flags_clear(gmc_flags *f, unsigned mask) { f->bits &= ~mask; }
GMC_OP(acquire) static unsigned gmc_flags_get(gmc_flags *f) { return f->bits; }

GMC_OP(acquire) static unsigned gmc_flags_wait_any(gmc_flags *f, unsigned mask) {
  gmc_await((f->bits & mask) != 0);
  return f->bits;
}
GMC_OP(acquire) static unsigned gmc_flags_wait_all(gmc_flags *f, unsigned mask) {
  gmc_await((f->bits & mask) == mask);
  return f->bits;
}

/* The same, but the flags waited for are cleared on exit. */
GMC_OP(acquire) static unsigned gmc_flags_take_any(gmc_flags *f, unsigned mask) {
  gmc_await((f->bits & mask) != 0);
  unsigned bits = f->bits;
  f->bits &= ~mask;
  return bits;
}
GMC_OP(acquire) static unsigned gmc_flags_take_all(gmc_flags *f, unsigned mask) {
  gmc_await((f->bits & mask) == mask);
  unsigned bits = f->bits;
  f->bits &= ~mask;
  return bits;
}

GMC_COMMUTE(gmc_flags_set, gmc_flags_set);
GMC_COMMUTE(gmc_flags_clear, gmc_flags_clear);
GMC_COMMUTE(gmc_flags_get, gmc_flags_get);
GMC_COMMUTE(gmc_flags_get, gmc_flags_wait_any);
GMC_COMMUTE(gmc_flags_get, gmc_flags_wait_all);
GMC_COMMUTE(gmc_flags_wait_any, gmc_flags_wait_any);
GMC_COMMUTE(gmc_flags_wait_any, gmc_flags_wait_all);
GMC_COMMUTE(gmc_flags_wait_all, gmc_flags_wait_all);

/* Define the flags that there are as GMC_FLAGS, to be told of others. */
#ifndef GMC_FLAGS
#define GMC_FLAGS 0xffffffffu
#endif
GMC_INVARIANT(gmc_flags, (s->bits & ~GMC_FLAGS) == 0);

#endif
