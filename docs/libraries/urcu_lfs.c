// urcu/userspace-rcu, lfstack: two threads push, one pops all.
// genmcgo --volatile=relaxed DRIVER -- -ILIBRARIES/urcu+userspace-rcu/include -ILIBRARIES/empty -D_LGPL_SOURCE -DURCU_INLINE_SMALL_FUNCTIONS -D_GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <urcu/lfstack.h>

static struct cds_lfs_stack s;
static struct cds_lfs_node nodes[2];

static void *put(void *p) {
  cds_lfs_node_init(p);
  cds_lfs_push(&s, p);
  return NULL;
}

int main(void) {
  pthread_t t;
  cds_lfs_init(&s);
  pthread_create(&t, NULL, put, &nodes[0]);
  put(&nodes[1]);
  struct cds_lfs_node *a = cds_lfs_pop_blocking(&s);
  pthread_join(t, NULL);
  struct cds_lfs_node *b = cds_lfs_pop_blocking(&s);
  assert(a && b && a != b);
  cds_lfs_destroy(&s);
}
