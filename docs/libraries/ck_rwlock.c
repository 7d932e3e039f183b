// concurrencykit/ck, rwlock: a writer and a reader.
// genmcgo --mm=tso --volatile=relaxed DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_rwlock.h>

static ck_rwlock_t l = CK_RWLOCK_INITIALIZER;
static int n;

static void *work(void *p) {
  if (p) {
    ck_rwlock_write_lock(&l);
    n += 2;
    ck_rwlock_write_unlock(&l);
  } else {
    ck_rwlock_read_lock(&l);
    assert(n == 0 || n == 2);
    ck_rwlock_read_unlock(&l);
  }
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, work, (void *)1);
  work((void *)0);
  pthread_join(t, NULL);
  assert(n == 2);
}
