// DPDK/dpdk, rte_ring: a producer and a consumer of several kinds (rte_build_config.h, which meson writes, is empty).
// genmcgo --volatile=relaxed DRIVER LIBRARIES/DPDK+dpdk/lib/ring/rte_ring.c -- -D_GNU_SOURCE -march=native -DRTE_CACHE_LINE_SIZE=64 -DRTE_MAX_LCORE=2 -DRTE_ARCH_X86_64 -DRTE_ARCH_64 -DRTE_LOG_DP_LEVEL=0 -include rte_config.h -ILIBRARIES/empty -ILIBRARIES/DPDK+dpdk/config -ILIBRARIES/DPDK+dpdk/lib/ring -ILIBRARIES/DPDK+dpdk/lib/eal/include -ILIBRARIES/DPDK+dpdk/lib/eal/x86/include -ILIBRARIES/DPDK+dpdk/lib/eal/linux/include -ILIBRARIES/DPDK+dpdk/lib/log -ILIBRARIES/DPDK+dpdk/lib/eal/common -ILIBRARIES/DPDK+dpdk/lib/telemetry
#include <assert.h>
#include <pthread.h>
#include <rte_ring.h>

static struct { struct rte_ring r; void *slots[2]; } q;
static int item[2] = {1, 2};

static void *put(void *p) {
  assert(!rte_ring_enqueue(&q.r, p));
  return NULL;
}

int main(void) {
  pthread_t t;
  void *p;
  int sum = 0;
  rte_ring_init(&q.r, "q", 2, RING_F_EXACT_SZ);
  pthread_create(&t, NULL, put, &item[0]);
  if (!rte_ring_dequeue(&q.r, &p)) sum += *(int *)p;
  pthread_join(t, NULL);
  while (!rte_ring_dequeue(&q.r, &p)) sum += *(int *)p;
  assert(sum == 1);
}
