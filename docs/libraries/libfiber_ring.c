// brianwatling/libfiber, lockfree_ring_buffer: two producers and a consumer; each value arrives once.
// genmcgo --volatile=relaxed DRIVER -- -ILIBRARIES/brianwatling+libfiber/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <lockfree_ring_buffer.h>

static lockfree_ring_buffer_t *r;

static void *put(void *v) { lockfree_ring_buffer_push(r, v); return NULL; }

int main(void) {
  pthread_t a, b;
  r = lockfree_ring_buffer_create(1);
  pthread_create(&a, NULL, put, (void *)1);
  pthread_create(&b, NULL, put, (void *)2);
  long sum = 0;
  for (int i = 0; i < 2; i++) sum += (long)lockfree_ring_buffer_pop(r);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(sum == 3);
}
