// concurrencykit/ck, bytelock: a writer and a reader, bytes beside words.
// genmcgo --mm=tso --volatile=relaxed --mixed-size=hardware DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_bytelock.h>

static ck_bytelock_t l = CK_BYTELOCK_INITIALIZER;
static int n;

static void *work(void *p) {
  if (p) {
    ck_bytelock_write_lock(&l, 1);
    n += 2;
    ck_bytelock_write_unlock(&l);
  } else {
    ck_bytelock_read_lock(&l, 2);
    assert(n == 0 || n == 2);
    ck_bytelock_read_unlock(&l, 2);
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
