// cloudwu/skynet, rwlock.h and spinlock.h: a writer and a reader.
// genmcgo DRIVER -- -ILIBRARIES/cloudwu+skynet/skynet-src
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <rwlock.h>
#include <spinlock.h>

static struct rwlock l;
static struct spinlock s;
static int n, m;

static void *reader(void *u) {
  rwlock_rlock(&l);
  assert(n == 0 || n == 2);
  rwlock_runlock(&l);
  spinlock_lock(&s);
  m++;
  spinlock_unlock(&s);
  return u;
}

int main(void) {
  pthread_t t;
  rwlock_init(&l);
  spinlock_init(&s);
  pthread_create(&t, NULL, reader, NULL);
  rwlock_wlock(&l);
  n++;
  n++;
  rwlock_wunlock(&l);
  spinlock_lock(&s);
  m++;
  spinlock_unlock(&s);
  pthread_join(t, NULL);
  assert(m == 2);
}
