// Two threads count up and down. All of it commutes, and in the order that is explored the counter is
// never 2; in another one the invariant does not hold.
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int v;
} counter;
GMC_OP(release) void up(counter *c) { c->v++; }
GMC_OP(release) void down(counter *c) { c->v--; }
GMC_COMMUTE(up, up);
GMC_COMMUTE(up, down);
GMC_COMMUTE(down, down);
GMC_INVARIANT(counter, s->v < 2);

static counter c;
static void *thread(void *arg) {
  up(&c);
  down(&c);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  pthread_create(&t, 0, thread, 0);
}
