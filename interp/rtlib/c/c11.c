// C11 <threads.h>. The types have the layout of their pthread counterparts.
#include "rt.h"

enum { SUCCESS, BUSY, ERROR, NOMEM, TIMEDOUT };
enum { RECURSIVE_BIT = 1 };

static int result(int err) {
  switch (err) {
  case 0:
    return SUCCESS;
  case E_BUSY:
    return BUSY;
  case E_TIMEDOUT:
    return TIMEDOUT;
  }
  return ERROR;
}

int RT(pthread_mutex_init)(void *m, const int *attr);
int RT(pthread_key_create)(uint32_t *key, void (*dtor)(void *));
int RT(pthread_key_delete)(uint32_t key);
void *RT(pthread_getspecific)(uint32_t key);
int RT(pthread_setspecific)(uint32_t key, const void *value);

int RT(thrd_create)(uint64_t *t, void *fn, void *arg) {
  *t = __gmc_create(fn, arg, 0);
  return SUCCESS;
}
int RT(thrd_join)(uint64_t t, int *res) {
  void *r;
  if (RT(pthread_join)(t, &r))
    return ERROR;
  if (res)
    *res = (int)(uint64_t)r;
  return SUCCESS;
}
int RT(thrd_detach)(uint64_t t) { return result(RT(pthread_detach)(t)); }
uint64_t RT(thrd_current)(void) { return __gmc_name(); }
int RT(thrd_equal)(uint64_t a, uint64_t b) { return a == b; }
void RT(thrd_exit)(int res) { RT(pthread_exit)((void *)(uint64_t)(unsigned)res); }
void RT(thrd_yield)(void) {}
int RT(thrd_sleep)(const void *t, void *rest) { return 0; }

int RT(mtx_init)(void *m, int type) {
  int kind = type & RECURSIVE_BIT;
  return result(RT(pthread_mutex_init)(m, &kind));
}
void RT(mtx_destroy)(void *m) { RT(pthread_mutex_destroy)(m); }
int RT(mtx_lock)(void *m) { return result(RT(pthread_mutex_lock)(m)); }
int RT(mtx_trylock)(void *m) { return result(RT(pthread_mutex_trylock)(m)); }
int RT(mtx_timedlock)(void *m, const void *t) { return result(RT(pthread_mutex_timedlock)(m, t)); }

// Of a mutex that the thread does not hold, neither mtx_unlock nor the waits below have a meaning, whatever the mutex is like.
static void held(void *m) {
  if (!__gmc_tls_get(T_MUTEX, m))
    __gmc_fault(F_UNLOCK_NOT_HELD, "unlock of a mutex that the thread does not hold");
}
int RT(mtx_unlock)(void *m) {
  held(m);
  return result(RT(pthread_mutex_unlock)(m));
}

int RT(cnd_init)(void *c) { return result(RT(pthread_cond_init)(c, 0)); }
void RT(cnd_destroy)(void *c) { RT(pthread_cond_destroy)(c); }
int RT(cnd_wait)(void *c, void *m) {
  held(m);
  return result(RT(pthread_cond_wait)(c, m));
}
int RT(cnd_timedwait)(void *c, void *m, const void *t) {
  held(m);
  return result(RT(pthread_cond_timedwait)(c, m, t));
}
int RT(cnd_signal)(void *c) { return result(RT(__notify_one)(c)); }
int RT(cnd_broadcast)(void *c) { return result(RT(__notify_all)(c)); }

int RT(tss_create)(uint32_t *key, void (*dtor)(void *)) { return result(RT(pthread_key_create)(key, dtor)); }
void RT(tss_delete)(uint32_t key) { RT(pthread_key_delete)(key); }
void *RT(tss_get)(uint32_t key) { return RT(pthread_getspecific)(key); }
int RT(tss_set)(uint32_t key, void *value) { return result(RT(pthread_setspecific)(key, value)); }
