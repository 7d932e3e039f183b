// skeeto/lstack: two threads push and pop; nothing is lost.
// genmcgo DRIVER LIBRARIES/skeeto+lstack/lstack.c -- -mcx16 -ILIBRARIES/skeeto+lstack
#include <assert.h>
#include <pthread.h>
#include <lstack.h>

static lstack_t s;
static int items[2];

static void *work(void *p) {
  assert(!lstack_push(&s, p));
  return lstack_pop(&s);
}

int main(void) {
  pthread_t a;
  void *x, *y;
  lstack_init(&s, 2);
  pthread_create(&a, NULL, work, &items[0]);
  y = work(&items[1]);
  pthread_join(a, &x);
  assert(x && y && x != y);
  lstack_free(&s);
}
