// Three primitives with what can be declared of them: a semaphore with a queue, a read-write lock
// without one, and event flags. -DWRONG='GMC_COMMUTE(f, g);' adds a declaration.
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct {
  int v;
  gmc_queue q;
} sem;
GMC_OP(release) void post(sem *s) { s->v++; }
GMC_OP(release) int post_value(sem *s) { return ++s->v; }
GMC_OP(enqueue) void enter(sem *s) { gmc_push(&s->q, gmc_self()); }
GMC_OP(acquire) void take(sem *s) {
  gmc_await(s->v > 0 && gmc_first(&s->q, gmc_self()));
  s->v--;
  gmc_pop(&s->q);
}
GMC_OP(query) int value(sem *s) { return s->v; }
GMC_COMMUTE(post, post);
GMC_COMMUTE(post, enter);
GMC_COMMUTE(enter, take);
GMC_COMMUTE(value, enter);
GMC_COMMUTE(value, value);

typedef struct {
  int readers, writer;
} rwlock;
GMC_OP(acquire) void read_lock(rwlock *l) {
  gmc_await(!l->writer);
  l->readers++;
}
GMC_OP(acquire) void write_lock(rwlock *l) {
  gmc_await(!l->writer && !l->readers);
  l->writer = 1;
}
GMC_OP(acquire) int try_write_lock(rwlock *l) {
  if (l->writer || l->readers)
    return 0;
  return l->writer = 1;
}
GMC_OP(release) void read_unlock(rwlock *l) { l->readers--; }
GMC_OP(release) void write_unlock(rwlock *l) { l->writer = 0; }
GMC_COMMUTE(read_lock, read_lock);
GMC_COMMUTE(read_unlock, read_unlock);
GMC_COMMUTE(read_lock, read_unlock);

typedef struct {
  unsigned bits;
} flags;
GMC_OP(release) void set(flags *f, unsigned m) { f->bits |= m; }
GMC_OP(both) void clear(flags *f, unsigned m) { f->bits &= ~m; }
GMC_OP(both) void flip(flags *f, unsigned m) { f->bits ^= m; }
GMC_OP(acquire) unsigned wait_any(flags *f, unsigned m) {
  gmc_await(f->bits & m);
  return f->bits;
}
GMC_OP(acquire) void wait_all(flags *f, unsigned m) { gmc_await((f->bits & m) == m); }
GMC_COMMUTE(set, set);
GMC_COMMUTE(clear, clear);
GMC_COMMUTE(flip, flip);
GMC_COMMUTE(wait_any, wait_any);
GMC_COMMUTE(wait_any, wait_all);

#ifdef WRONG
WRONG
#endif

#if PRIMITIVE == 0
static sem s = {1};
static void *thread(void *arg) {
  if (arg)
    post(&s);
  else
    post_value(&s);
  enter(&s);
  take(&s);
  value(&s);
  return 0;
}
#elif PRIMITIVE == 1
static rwlock l;
static void *thread(void *arg) {
  read_lock(&l);
  read_unlock(&l);
  write_lock(&l);
  write_unlock(&l);
  if (arg && try_write_lock(&l))
    write_unlock(&l);
  return 0;
}
#else
static flags f;
static void *thread(void *arg) {
  if (arg) {
    set(&f, 1);
    clear(&f, 2);
    flip(&f, 3);
  } else {
    set(&f, 2);
    flip(&f, 1);
    clear(&f, 1);
    set(&f, 3);
  }
  wait_any(&f, 3);
  set(&f, 3);
  wait_all(&f, 3);
  return 0;
}
#endif

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread, 0);
  pthread_create(&b, 0, thread, &a);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
