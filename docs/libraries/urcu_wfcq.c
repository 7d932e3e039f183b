// urcu/userspace-rcu, wfcqueue: two enqueuers, a dequeuer.
// genmcgo --volatile=relaxed DRIVER -- -ILIBRARIES/urcu+userspace-rcu/include -ILIBRARIES/empty -D_LGPL_SOURCE -DURCU_INLINE_SMALL_FUNCTIONS -D_GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <urcu/wfcqueue.h>

static struct cds_wfcq_head head;
static struct cds_wfcq_tail tail;
static struct cds_wfcq_node nodes[2];

static void *put(void *p) {
  cds_wfcq_node_init(p);
  cds_wfcq_enqueue(&head, &tail, p);
  return NULL;
}

int main(void) {
  pthread_t t;
  cds_wfcq_init(&head, &tail);
  pthread_create(&t, NULL, put, &nodes[0]);
  put(&nodes[1]);
  struct cds_wfcq_node *a = __cds_wfcq_dequeue_blocking(&head, &tail);
  pthread_join(t, NULL);
  struct cds_wfcq_node *b = __cds_wfcq_dequeue_blocking(&head, &tail);
  assert(a && b && a != b);
}
