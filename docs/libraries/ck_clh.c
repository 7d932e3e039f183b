// concurrencykit/ck, spinlock clh: two threads count under the lock.
// genmcgo --mm=tso --volatile=relaxed DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_spinlock.h>

static ck_spinlock_clh_t *l;
static int n;

static void *work(void *p) {
  ck_spinlock_clh_t *me = malloc(sizeof *me);
  ck_spinlock_clh_lock(&l, me);
  n++;
  ck_spinlock_clh_unlock(&me);
  return NULL;
}

int main(void) {
  pthread_t t;
  l = malloc(sizeof *l);
  ck_spinlock_clh_init(&l, l);
  pthread_create(&t, NULL, work, (void *)1);
  work((void *)0);
  pthread_join(t, NULL);
  assert(n == 2);
}
