// concurrencykit/ck, spinlock fas: two threads count under the lock.
// genmcgo --mm=tso --volatile=relaxed --mixed-size=hardware DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_spinlock.h>

static ck_spinlock_fas_t l = CK_SPINLOCK_FAS_INITIALIZER;
static int n;

static void *work(void *p) {
  ck_spinlock_fas_lock(&l);
  n++;
  ck_spinlock_fas_unlock(&l);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, (void *)1);
  work((void *)0);
  pthread_join(t, NULL);
  assert(n == 2);
}
