/* Thread primitives that a program declares: objects with a private state, and operations on
 * them that are one event each. docs/primitives.md explains how to write one.
 *
 *   typedef struct { int v; } sem;
 *   GMC_OP(release) void post(sem *s) { s->v++; }
 *   GMC_OP(acquire) void wait(sem *s) { gmc_await(s->v > 0); s->v--; }
 *   GMC_INVARIANT(sem, s->v >= 0);
 */
#ifndef GENMCGO_PRIMITIVE_H
#define GENMCGO_PRIMITIVE_H

#ifdef __cplusplus
extern "C" {
#endif

void __gmc_guard(int condition, const char *text);
unsigned long __gmc_self(void);
void __gmc_fault(int kind, const char *message);

#ifdef __cplusplus
}
#endif

/* Makes a function an operation on the object that its first parameter points to. kind is
 *   acquire, release, both   how it synchronises threads, like a read-modify-write of that order
 *   enqueue, query           it synchronises nothing (relaxed)
 *   init                     it makes the state of an object that has none (release)
 *   destroy                  it ends the life of the state (both) */
#define GMC_OP(kind) __attribute__((noinline, optnone, used, annotate("genmcgo.operation." #kind)))

/* Within an operation, before it writes to its object: the operation waits until the condition
 * holds. */
#define gmc_await(...) __gmc_guard((__VA_ARGS__) ? 1 : 0, #__VA_ARGS__)

/* The number of the thread that runs the operation, the same in each execution: 0 for main, and 1
 * and so on for the threads that main creates. */
#define gmc_self() ((int)__gmc_self() - 1)

/* Declares that operations f and g on one object commute in every state in which one thread can run
 * the one right after another thread has run the other: both orders lead to the same bytes and
 * results, and neither lets the other one wait. That is checked whenever it happens. */
#define GMC_COMMUTE(f, g)                                                                                \
  static void *const GMC_JOIN_(gmc_commute_, __COUNTER__)[2]                                             \
      __attribute__((used, annotate("genmcgo.commute"))) = {(void *)(f), (void *)(g)}

/* Declares that they do so in the states in which a condition holds before the first of them; s points to the
 * object. */
#define GMC_COMMUTE_IF(type, f, g, ...)                                                                  \
  GMC_COMMUTE_IF_(GMC_JOIN_(gmc_condition_, __COUNTER__), type, f, g, #__VA_ARGS__, (__VA_ARGS__))
#define GMC_COMMUTE_IF_(name, type, f, g, text, condition)                                               \
  __attribute__((noinline, optnone, used, annotate("genmcgo.condition." text))) static int               \
  name(const type *s) {                                                                                  \
    return (condition) ? 1 : 0;                                                                          \
  }                                                                                                      \
  static void *const GMC_JOIN_(name, _pair)[3]                                                           \
      __attribute__((used, annotate("genmcgo.commute"))) = {(void *)(f), (void *)(g), (void *)name}

/* What holds of every object of a type after each operation; s points to the object. */
#define GMC_INVARIANT(type, ...)                                                                         \
  __attribute__((noinline, optnone, used, annotate("genmcgo.invariant." #__VA_ARGS__))) static int       \
  GMC_JOIN_(gmc_invariant_, __COUNTER__)(const type *s) {                                                \
    return (__VA_ARGS__) ? 1 : 0;                                                                        \
  }                                                                                                      \
  struct gmc_needs_semicolon
#define GMC_JOIN_(a, b) GMC_JOIN2_(a, b)
#define GMC_JOIN2_(a, b) a##b

/* A queue of threads, or of other numbers, as a part of an object. All zero is the empty
 * queue. What leaves it leaves no trace, so equal queues have equal bytes. */
#ifndef GMC_QUEUE_CAPACITY
#define GMC_QUEUE_CAPACITY 8
#endif

typedef struct {
  int length;
  int item[GMC_QUEUE_CAPACITY]; /* the oldest first */
} gmc_queue;

#define GMC_QUEUE_ static __attribute__((unused))

GMC_QUEUE_ int gmc_length(const gmc_queue *q) { return q->length; }
GMC_QUEUE_ int gmc_empty(const gmc_queue *q) { return q->length == 0; }

/* Whether x is the oldest, or the newest. */
GMC_QUEUE_ int gmc_first(const gmc_queue *q, int x) { return q->length > 0 && q->item[0] == x; }
GMC_QUEUE_ int gmc_last(const gmc_queue *q, int x) { return q->length > 0 && q->item[q->length - 1] == x; }

GMC_QUEUE_ int gmc_contains(const gmc_queue *q, int x) {
  for (int i = 0; i < q->length; i++)
    if (q->item[i] == x)
      return 1;
  return 0;
}

GMC_QUEUE_ void gmc_push(gmc_queue *q, int x) {
  if (q->length >= GMC_QUEUE_CAPACITY)
    __gmc_fault(25, "the queue of an object is full; define GMC_QUEUE_CAPACITY as more");
  q->item[q->length++] = x;
}

/* Removes the element at position i. */
GMC_QUEUE_ int gmc_take(gmc_queue *q, int i) {
  if (i < 0 || i >= q->length)
    __gmc_fault(25, "an element that is not there is taken from the queue of an object");
  int x = q->item[i];
  for (q->length--; i < q->length; i++)
    q->item[i] = q->item[i + 1];
  q->item[q->length] = 0;
  return x;
}

/* Removes the oldest, or the newest, and returns it. */
GMC_QUEUE_ int gmc_pop(gmc_queue *q) { return gmc_take(q, 0); }
GMC_QUEUE_ int gmc_pop_last(gmc_queue *q) { return gmc_take(q, q->length - 1); }

/* Puts x before what is greater: what only gmc_insert fills is a set, equal if the elements are. */
GMC_QUEUE_ void gmc_insert(gmc_queue *q, int x) {
  gmc_push(q, x);
  for (int i = q->length - 1; i > 0 && q->item[i - 1] > x; i--) {
    q->item[i] = q->item[i - 1];
    q->item[i - 1] = x;
  }
}

/* Removes x, if it is in the queue, and reports whether it was. */
GMC_QUEUE_ int gmc_remove(gmc_queue *q, int x) {
  for (int i = 0; i < q->length; i++)
    if (q->item[i] == x) {
      gmc_take(q, i);
      return 1;
    }
  return 0;
}

#endif
