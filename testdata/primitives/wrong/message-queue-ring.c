// Two threads send each other more than there is room for, and receive later.
#include <genmcgo/message_queue.h>
#include <pthread.h>

static gmc_mq q[2] = {{.room = 1}, {.room = 1}};
static void *peer(void *arg) {
  int i = arg != 0;
  gmc_mq_send(&q[i], 1);
  gmc_mq_send(&q[i], 2);
  gmc_mq_receive(&q[!i]);
  gmc_mq_receive(&q[!i]);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, peer, &t);
  peer(0);
  pthread_join(t, 0);
}
