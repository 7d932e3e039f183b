// Readers and two kinds of writers, which exclude each other.
#include <assert.h>
#include <genmcgo/rww.h>
#include <pthread.h>

#ifndef LOOP
#define LOOP 1
#endif

static gmc_rww l;
static int data, again;

static void *reader(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    gmc_rww_read_lock(&l);
    assert(data == again);
    gmc_rww_read_unlock(&l);
  }
  return 0;
}

static void *writer(void *arg) {
  for (int i = 0; i < LOOP; i++) {
    if (arg)
      gmc_rww_write1_lock(&l);
    else
      gmc_rww_write2_lock(&l);
    data++;
    again++;
    gmc_rww_write_unlock(&l);
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  pthread_create(&t, 0, writer, (void *)0);
  pthread_create(&t, 0, writer, (void *)1);
}
