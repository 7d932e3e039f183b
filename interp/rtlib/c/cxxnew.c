// C++ operator new and delete. Allocation never fails.
#include "rt.h"

#define NEW(name) void *RT(name)
#define DELETE(name) void RT(name)

NEW(_Znwm)(size_t n) { return __gmc_malloc(n, 16, 0); }
NEW(_Znam)(size_t n) { return __gmc_malloc(n, 16, 0); }
NEW(_ZnwmRKSt9nothrow_t)(size_t n, const void *nt) { return __gmc_malloc(n, 16, 0); }
NEW(_ZnamRKSt9nothrow_t)(size_t n, const void *nt) { return __gmc_malloc(n, 16, 0); }
NEW(_ZnwmSt11align_val_t)(size_t n, size_t align) { return __gmc_malloc(n, align, 0); }
NEW(_ZnamSt11align_val_t)(size_t n, size_t align) { return __gmc_malloc(n, align, 0); }
NEW(_ZnwmSt11align_val_tRKSt9nothrow_t)(size_t n, size_t align, const void *nt) { return __gmc_malloc(n, align, 0); }
NEW(_ZnamSt11align_val_tRKSt9nothrow_t)(size_t n, size_t align, const void *nt) { return __gmc_malloc(n, align, 0); }
DELETE(_ZdlPv)(void *p) { __gmc_free(p); }
DELETE(_ZdaPv)(void *p) { __gmc_free(p); }
DELETE(_ZdlPvm)(void *p, size_t n) { __gmc_free(p); }
DELETE(_ZdaPvm)(void *p, size_t n) { __gmc_free(p); }
DELETE(_ZdlPvRKSt9nothrow_t)(void *p, const void *nt) { __gmc_free(p); }
DELETE(_ZdaPvRKSt9nothrow_t)(void *p, const void *nt) { __gmc_free(p); }
DELETE(_ZdlPvSt11align_val_t)(void *p, size_t align) { __gmc_free(p); }
DELETE(_ZdaPvSt11align_val_t)(void *p, size_t align) { __gmc_free(p); }
DELETE(_ZdlPvmSt11align_val_t)(void *p, size_t n, size_t align) { __gmc_free(p); }
DELETE(_ZdaPvmSt11align_val_t)(void *p, size_t n, size_t align) { __gmc_free(p); }
DELETE(_ZdlPvSt11align_val_tRKSt9nothrow_t)(void *p, size_t align, const void *nt) { __gmc_free(p); }
DELETE(_ZdaPvSt11align_val_tRKSt9nothrow_t)(void *p, size_t align, const void *nt) { __gmc_free(p); }
const char RT(_ZSt7nothrow)[1] = {0};

// Allocation never fails, so the handler never runs.
static void *new_handler;
void *RT(_ZSt15set_new_handlerPFvvE)(void *f) {
  return (void *)__gmc_rmw(&new_handler, 8, OP_SET, (uint64_t)f, ACQREL, 0);
}
void *RT(_ZSt15get_new_handlerv)(void) { return (void *)__gmc_load(&new_handler, 8, ACQ, 0); }
