// urcu/userspace-rcu, wfstack: two threads push, one pops.
// genmcgo --volatile=relaxed DRIVER -- -ILIBRARIES/urcu+userspace-rcu/include -ILIBRARIES/empty -D_LGPL_SOURCE -DURCU_INLINE_SMALL_FUNCTIONS -D_GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <urcu/wfstack.h>

static struct cds_wfs_stack s;
static struct cds_wfs_node nodes[2];

static void *put(void *p) {
  cds_wfs_node_init(p);
  cds_wfs_push(&s, p);
  return NULL;
}

int main(void) {
  pthread_t t;
  cds_wfs_init(&s);
  pthread_create(&t, NULL, put, &nodes[0]);
  put(&nodes[1]);
  struct cds_wfs_node *a = cds_wfs_pop_blocking(&s);
  pthread_join(t, NULL);
  struct cds_wfs_node *b = cds_wfs_pop_blocking(&s);
  assert(a && b && a != b);
  cds_wfs_destroy(&s);
}
