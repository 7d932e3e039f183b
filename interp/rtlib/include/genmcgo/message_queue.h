/* A queue of messages, which are numbers, with room for a given number of them, at most
 * GMC_QUEUE_CAPACITY. Static: gmc_mq q = {.room = 2}. */
#ifndef GENMCGO_MESSAGE_QUEUE_H
#define GENMCGO_MESSAGE_QUEUE_H
#include <genmcgo/primitive.h>

typedef struct {
  int room;
  gmc_queue messages;
} gmc_mq;

GMC_OP(init) static void gmc_mq_init(gmc_mq *q, int room) {
  *q = (gmc_mq){0};
  q->room = room;
}
GMC_OP(destroy) static void gmc_mq_destroy(gmc_mq *q) { (void)q; }

/* Waits until there is room. */
GMC_OP(both) static void gmc_mq_send(gmc_mq *q, int message) {
  gmc_await(gmc_length(&q->messages) < q->room);
  gmc_push(&q->messages, message);
}
/* Waits for a message; the oldest comes first. */
GMC_OP(both) static int gmc_mq_receive(gmc_mq *q) {
  gmc_await(!gmc_empty(&q->messages));
  return gmc_pop(&q->messages);
}

/* The same without waiting: whether there was room, and the message or what is given for none. */
GMC_OP(both) static int gmc_mq_trysend(gmc_mq *q, int message) {
  return gmc_length(&q->messages) < q->room ? gmc_push(&q->messages, message), 1 : 0;
}
GMC_OP(both) static int gmc_mq_tryreceive(gmc_mq *q, int none) {
  return gmc_empty(&q->messages) ? none : gmc_pop(&q->messages);
}
GMC_OP(query) static int gmc_mq_length(gmc_mq *q) { return gmc_length(&q->messages); }

GMC_COMMUTE(gmc_mq_length, gmc_mq_length);
GMC_COMMUTE_IF(gmc_mq, gmc_mq_send, gmc_mq_receive, !gmc_empty(&s->messages) && gmc_length(&s->messages) < s->room);
GMC_INVARIANT(gmc_mq, gmc_length(&s->messages) <= s->room);

#endif
