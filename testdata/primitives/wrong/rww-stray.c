// A writer of the second kind gives up the lock before it has it.
#include <genmcgo/rww.h>
#include <pthread.h>

static gmc_rww l;
static void *writer(void *arg) {
  gmc_rww_write1_lock(&l);
  gmc_rww_write_unlock(&l);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  gmc_rww_write2_enter(&l);
  gmc_rww_write_unlock(&l);
  pthread_join(t, 0);
}
