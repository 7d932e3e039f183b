// concurrencykit/ck, spinlock mcs: two threads count under the lock.
// genmcgo --mm=tso --volatile=relaxed DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_spinlock.h>

static ck_spinlock_mcs_t l;
static int n;

static void *work(void *p) {
  ck_spinlock_mcs_context_t me;
  ck_spinlock_mcs_lock(&l, &me);
  n++;
  ck_spinlock_mcs_unlock(&l, &me);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, (void *)1);
  work((void *)0);
  pthread_join(t, NULL);
  assert(n == 2);
}
