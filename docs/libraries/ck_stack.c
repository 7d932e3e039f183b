// concurrencykit/ck, stack with a generation: two threads push and pop.
// genmcgo --mm=tso --volatile=relaxed --mixed-size=hardware DRIVER -- -ILIBRARIES/concurrencykit+ck/include
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_stack.h>

static ck_stack_t s;
static ck_stack_entry_t entries[2];
static ck_stack_entry_t *got[2];

static void *work(void *p) {
  int i = (int)(long)p;
  ck_stack_push_mpmc(&s, &entries[i]);
  got[i] = ck_stack_pop_mpmc(&s);
  return NULL;
}

int main(void) {
  pthread_t t;
  ck_stack_init(&s);
  pthread_create(&t, NULL, work, (void *)0);
  work((void *)1);
  pthread_join(t, NULL);
  assert(got[0] && got[1] && got[0] != got[1]);
}
