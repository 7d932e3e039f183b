// PortAudio/portaudio, pa_ringbuffer: a writer and a reader.
// genmcgo --volatile=relaxed DRIVER LIBRARIES/PortAudio+portaudio/src/common/pa_ringbuffer.c -- -ILIBRARIES/PortAudio+portaudio/src/common
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <pa_ringbuffer.h>

static PaUtilRingBuffer r;
static int room[2];

static void *put(void *u) {
  for (int i = 1; i <= 3; i++) PaUtil_WriteRingBuffer(&r, &i, 1);
  return u;
}

int main(void) {
  pthread_t t;
  int v, last = 0;
  PaUtil_InitializeRingBuffer(&r, sizeof(int), 2, room);
  pthread_create(&t, NULL, put, NULL);
  for (int i = 0; i < 3; i++)
    if (PaUtil_ReadRingBuffer(&r, &v, 1)) { assert(v > last && v <= 3); last = v; }
  pthread_join(t, NULL);
}
