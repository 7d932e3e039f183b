// urcu/userspace-rcu, urcu-mb: a reader in its critical section, an updater that frees after a grace period.
// genmcgo --volatile=relaxed DRIVER LIBRARIES/urcu+userspace-rcu/src/urcu.c LIBRARIES/urcu+userspace-rcu/src/urcu-pointer.c LIBRARIES/urcu+userspace-rcu/src/wfcqueue.c -- -ILIBRARIES/urcu+userspace-rcu/include -ILIBRARIES/empty -ILIBRARIES/urcu+userspace-rcu/src -D_GNU_SOURCE -DRCU_MB -DCONFIG_RCU_SMP
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <urcu.h>

static int *shared;

static void *reader(void *u) {
  rcu_register_thread();
  rcu_read_lock();
  int *p = rcu_dereference(shared);
  if (p) assert(*p == 1);
  rcu_read_unlock();
  rcu_unregister_thread();
  return u;
}

int main(void) {
  pthread_t t;
  int *p = malloc(sizeof *p);
  *p = 1;
  rcu_assign_pointer(shared, p);
  pthread_create(&t, NULL, reader, NULL);
  rcu_set_pointer(&shared, NULL);
  synchronize_rcu();
  free(p);
  pthread_join(t, NULL);
}
