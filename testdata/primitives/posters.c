// Four threads post a semaphore, four wait for it. With -DDECLARED the program says what commutes in
// every state, with -DSOME what does in some.
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int v;
} sem;
GMC_OP(release) void post(sem *s) { s->v++; }
GMC_OP(acquire) void take(sem *s) {
  gmc_await(s->v > 0);
  s->v--;
}

#ifdef DECLARED
GMC_COMMUTE(post, post);
#endif
#ifdef SOME
GMC_COMMUTE_IF(sem, post, take, s->v > 0);
GMC_COMMUTE_IF(sem, take, take, s->v > 1);
#endif

static sem s;
static void *poster(void *arg) {
  post(&s);
  return 0;
}
static void *taker(void *arg) {
  take(&s);
  return 0;
}

int main(void) {
  pthread_t t[8];
  for (int i = 0; i < 8; i++)
    pthread_create(&t[i], 0, i < 4 ? poster : taker, 0);
}
