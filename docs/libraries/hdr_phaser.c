// HdrHistogram/HdrHistogram_c, writer-reader phaser: after a flip no writer of the old phase is left.
// genmcgo DRIVER LIBRARIES/HdrHistogram+HdrHistogram_c/src/hdr_writer_reader_phaser.c LIBRARIES/HdrHistogram+HdrHistogram_c/src/hdr_thread.c -- -D_GNU_SOURCE -ILIBRARIES/HdrHistogram+HdrHistogram_c/include -ILIBRARIES/HdrHistogram+HdrHistogram_c/include/hdr -ILIBRARIES/HdrHistogram+HdrHistogram_c/src
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <hdr_writer_reader_phaser.h>

static struct hdr_writer_reader_phaser p;
static _Atomic(int *) active;
static int buf[2];

static void *writer(void *u) {
  int64_t e = hdr_phaser_writer_enter(&p);
  int *b = atomic_load(&active);
  *b += 1;
  hdr_phaser_writer_exit(&p, e);
  return u;
}

int main(void) {
  pthread_t t;
  hdr_writer_reader_phaser_init(&p);
  atomic_store(&active, &buf[0]);
  pthread_create(&t, NULL, writer, NULL);
  hdr_phaser_reader_lock(&p);
  atomic_store(&active, &buf[1]);
  hdr_phaser_flip_phase(&p, 0);
  int n = buf[0];
  hdr_phaser_reader_unlock(&p);
  pthread_join(t, NULL);
  assert(n + buf[1] == 1);
}
