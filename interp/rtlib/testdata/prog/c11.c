// complete 2
#include <assert.h>
#include <threads.h>
mtx_t m;
cnd_t c;
once_flag o = ONCE_FLAG_INIT;
tss_t k;
int x, n;
void init(void) { n++; }
int f(void *a) {
  call_once(&o, init);
  tss_set(k, &x);
  assert(tss_get(k) == &x);
  mtx_lock(&m);
  x = 1;
  cnd_signal(&c);
  mtx_unlock(&m);
  return -3;
}
int main(void) {
  thrd_t t;
  int r;
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  tss_create(&k, 0);
  call_once(&o, init);
  assert(thrd_create(&t, f, 0) == thrd_success);
  mtx_lock(&m);
  while (!x)
    cnd_wait(&c, &m);
  mtx_unlock(&m);
  thrd_join(t, &r);
  assert(r == -3 && n == 1);
  mtx_destroy(&m);
  cnd_destroy(&c);
}
