// A reader takes the lock again: where writers go first, or in the order of arrival, a writer that came in
// between waits for the reader, which waits for the writer.
#ifndef LOCK
#define LOCK <genmcgo/rwlock_writers.h>
#endif
#include LOCK
#include <pthread.h>

static gmc_rwlock l;
static void *writer(void *arg) {
  gmc_write_lock(&l);
  gmc_write_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  gmc_read_lock(&l);
  gmc_read_lock(&l);
  gmc_read_unlock(&l);
  gmc_read_unlock(&l);
  pthread_join(t, 0);
}
