// A producer, a stage and a consumer, with queues for one and two messages between them.
#include <assert.h>
#include <genmcgo/message_queue.h>
#include <pthread.h>

#define N 3

static gmc_mq in = {.room = 1}, out;

static void *producer(void *arg) {
  for (int i = 1; i <= N; i++)
    gmc_mq_send(&in, i);
  return 0;
}

static void *stage(void *arg) {
  for (int i = 1; i <= N; i++)
    gmc_mq_send(&out, 10 * gmc_mq_receive(&in));
  return 0;
}

int main(void) {
  pthread_t t;
  gmc_mq_init(&out, 2);
  pthread_create(&t, 0, producer, 0);
  pthread_create(&t, 0, stage, 0);
  for (int i = 1; i <= N; i++)
    assert(gmc_mq_receive(&out) == 10 * i);
  assert(gmc_mq_tryreceive(&out, -1) == -1 && gmc_mq_trysend(&in, 1) && !gmc_mq_trysend(&in, 2));
  assert(gmc_mq_length(&in) == 1);
}
