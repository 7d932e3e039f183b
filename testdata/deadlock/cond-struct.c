// The condition variable is a member of an object on the heap, of which both threads have a pointer.
// says: thread 1 (take) waits at cond-struct.c:16 for a signal of the condition variable queue#1.nonempty; thread 2 could signal it at cond-struct.c:11, but waits itself
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <pthread.h>
#include <stdlib.h>
struct queue { pthread_mutex_t m; pthread_cond_t nonempty; int n; };
pthread_mutex_t big = PTHREAD_MUTEX_INITIALIZER;
static void add(struct queue *q) {
  pthread_mutex_lock(&q->m);
  q->n++;
  pthread_cond_signal(&q->nonempty); pthread_mutex_unlock(&q->m);
}
static void *take(void *arg) {
  struct queue *q = arg;
  pthread_mutex_lock(&big); pthread_mutex_lock(&q->m);
  while (!q->n) pthread_cond_wait(&q->nonempty, &q->m);
  pthread_mutex_unlock(&q->m); pthread_mutex_unlock(&big);
  return 0;
}
static void *put(void *arg) {
  pthread_mutex_lock(&big);
  add(arg);
  pthread_mutex_unlock(&big);
  return 0;
}
int main(void) {
  struct queue *q = malloc(sizeof *q);
  pthread_mutex_init(&q->m, 0);
  pthread_cond_init(&q->nonempty, 0);
  q->n = 0;
  pthread_t t, u;
  pthread_create(&t, 0, take, q);
  pthread_create(&u, 0, put, q);
  pthread_join(t, 0);
  pthread_join(u, 0);
  free(q);
  return 0;
}
