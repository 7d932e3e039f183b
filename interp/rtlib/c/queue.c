// The operations on objects with queues (queue.h). Each is one event, whose body this is; the table
// queued (interp/load/queued.go) says how each one synchronises.
#include "queue.h"

void __gmc_guard(int condition, const char *text);

static int me(void) { return (int)__gmc_self() - 1; }

static void push(struct queue *q) {
  if (q->length >= PLACES)
    __gmc_fault(F_UNSUPPORTED, "more than 31 threads wait for one object, under a wake-up policy other than arbitrary");
  q->item[q->length++] = me();
}

static int at(struct queue *q, int i) { return i >= 0 && i < q->length && q->item[i] == me(); }

// turn says whether this thread is the next of q.
static int turn(struct queue *q, int policy) { return at(q, policy == LIFO ? q->length - 1 : 0); }

static int take(struct queue *q, int i) {
  int x = q->item[i];
  for (q->length--; i < q->length; i++)
    q->item[i] = q->item[i + 1];
  q->item[q->length] = 0;
  return x;
}

static void leave(struct queue *q, int policy) { take(q, policy == LIFO ? q->length - 1 : 0); }

// clear makes q empty: nothing but its first places can differ from 0.
static void clear(struct queue *q) {
  while (q->length)
    q->item[--q->length] = 0;
}

static int nobody(struct object *o) { return !o->first.length && !o->second.length; }

void RT(op_reset)(struct object *o, int value) {
  struct object none = {0};
  *o = none;
  o->value = value;
}

void RT(op_enter)(struct object *o) {
  push(&o->first);
  o->writer = 0;
}

int RT(op_idle)(struct object *o) { return !o->value && !o->writer && nobody(o); }

// leave_queue takes this thread out of q, wherever it is in it.
static void leave_queue(struct queue *q) {
  for (int i = 0; i < q->length; i++)
    if (at(q, i)) {
      take(q, i);
      return;
    }
}

// A call with a time limit that can have at once what it wants takes it as one that only tries. Otherwise it enters the
// queue with op_*_enter_late. Then it takes what it waits for with op_*_take_timely: if that never comes, the execution
// does not count. Or it leaves with op_*_leave at a moment at which there is nothing for it.

static int mutex_next(struct object *o, int policy) { return !o->value && turn(&o->first, policy); }

static void take_mutex(struct object *o, int policy) {
  __gmc_guard(mutex_next(o, policy), "the mutex is free, and it is the turn of the thread");
  leave(&o->first, policy);
  o->value = 1;
}

void RT(op_mutex_take)(struct object *o, int policy) { take_mutex(o, policy); }
void RT(op_mutex_take_timely)(struct object *o, int policy) { take_mutex(o, policy); }

void RT(op_mutex_enter_late)(struct object *o) {
  __gmc_guard(o->value || !nobody(o), "the mutex is held, or a thread waits");
  push(&o->first);
}

void RT(op_mutex_leave)(struct object *o, int policy) {
  __gmc_guard(!mutex_next(o, policy), "the mutex is held, or it is the turn of another thread");
  leave_queue(&o->first);
}

void RT(op_mutex_try)(struct object *o) {
  __gmc_guard(!o->value && nobody(o), "the mutex is free, and no thread waits");
  o->value = 1;
}

void RT(op_mutex_fail)(struct object *o) {
  __gmc_guard(o->value || !nobody(o), "the mutex is held, or a thread waits");
}

void RT(op_mutex_release)(struct object *o) { o->value = 0; }

static void take_sem(struct object *o, int policy) {
  __gmc_guard(o->value > 0 && turn(&o->first, policy), "the value is positive, and it is the turn of the thread");
  leave(&o->first, policy);
  o->value--;
}

void RT(op_sem_take)(struct object *o, int policy) { take_sem(o, policy); }
void RT(op_sem_take_timely)(struct object *o, int policy) { take_sem(o, policy); }

void RT(op_sem_enter_late)(struct object *o) {
  __gmc_guard(o->value <= o->first.length, "the value is not greater than the number of waiting threads");
  push(&o->first);
}

// before is how many threads of q get what they wait for before this one.
static int before(struct queue *q, int policy) {
  int i = 0;
  while (i < q->length && !at(q, i))
    i++;
  return policy == LIFO ? q->length - 1 - i : i;
}

void RT(op_sem_leave)(struct object *o, int policy) {
  __gmc_guard(o->value <= before(&o->first, policy), "the value is not greater than the number of threads that come first");
  leave_queue(&o->first);
}

void RT(op_sem_try)(struct object *o) {
  __gmc_guard(o->value > o->first.length, "the value is greater than the number of waiting threads");
  o->value--;
}

void RT(op_sem_fail)(struct object *o) {
  __gmc_guard(o->value <= o->first.length, "the value is not greater than the number of waiting threads");
}

int RT(op_sem_post)(struct object *o, uint64_t n) {
  if (n > 0x7fffffffu - o->value)
    return 0;
  o->value += n;
  return 1;
}

int RT(op_sem_value)(struct object *o) { return o->value; }

// Readers wait in the first queue; writers do, too, unless one of the two goes first.
static struct queue *line(struct object *o, int writer, int policy) {
  return writer && policy >= READERS ? &o->second : &o->first;
}

static int free_for(struct object *o, int writer) { return !o->writer && !(writer && o->value); }

void RT(op_rwlock_enter)(struct object *o, int writer, int policy) { push(line(o, writer, policy)); }

static int rwlock_next(struct object *o, int writer, int policy) {
  int yields = writer ? policy == READERS && o->first.length : policy == WRITERS && o->second.length;
  return free_for(o, writer) && !yields && turn(line(o, writer, policy), policy);
}

static void take_rwlock(struct object *o, int writer, int policy) {
  __gmc_guard(rwlock_next(o, writer, policy), "the lock is free, and it is the turn of the thread");
  leave(line(o, writer, policy), policy);
  if (writer)
    o->writer = 1;
  else
    o->value++;
}

void RT(op_rwlock_take)(struct object *o, int writer, int policy) { take_rwlock(o, writer, policy); }
void RT(op_rwlock_take_timely)(struct object *o, int writer, int policy) { take_rwlock(o, writer, policy); }

void RT(op_rwlock_enter_late)(struct object *o, int writer, int policy) {
  __gmc_guard(!free_for(o, writer) || !nobody(o), "the lock is held, or a thread waits");
  push(line(o, writer, policy));
}

void RT(op_rwlock_leave)(struct object *o, int writer, int policy) {
  __gmc_guard(!rwlock_next(o, writer, policy), "the lock is held, or it is the turn of another thread");
  leave_queue(line(o, writer, policy));
}

void RT(op_rwlock_try)(struct object *o, int writer) {
  __gmc_guard(free_for(o, writer) && nobody(o), "the lock is free, and no thread waits");
  if (writer)
    o->writer = 1;
  else
    o->value++;
}

void RT(op_rwlock_fail)(struct object *o, int writer) {
  __gmc_guard(!free_for(o, writer) || !nobody(o), "the lock is held, or a thread waits");
}

void RT(op_rwlock_release)(struct object *o, int writer) {
  if (writer)
    o->writer = 0;
  else
    o->value--;
}

static uint64_t woken(int thread) { return thread < NUMBERS ? 1ull << thread : LARGE | (uint64_t)thread; }

static uint64_t others(struct object *o) { return nobody(o) ? 0 : OTHERS; }

// Under GLIBC threads wait in two groups: signals choose any thread of the first one, newcomers enter
// the second, and when the first is empty the second becomes it. Here newcomers enter o->first, so
// o->second is the group that signals look at.
static uint64_t signal_group(struct object *o) {
  if (!o->second.length) {
    o->second = o->first;
    clear(&o->first);
  }
  int n = o->second.length;
  if (n > 1) {
    o->writer = me() + 1;
    return CHOOSE | n;
  }
  if (n == 0)
    return 0;
  o->writer = 0;
  int x = take(&o->second, 0);
  return woken(x) | others(o);
}

uint64_t RT(op_cond_signal)(struct object *o, int policy) {
  if (policy == GLIBC)
    return signal_group(o);
  int n = o->first.length;
  if (!n)
    return 0;
  int x = take(&o->first, policy == LIFO ? n - 1 : 0);
  return woken(x) | others(o);
}

// The second half of a signal that has a choice. If another operation came between, the execution is dropped:
// the one in which that came before is explored, too.
uint64_t RT(op_cond_choose)(struct object *o, int nth) {
  __gmc_guard(o->writer == me() + 1, "no other operation came between");
  o->writer = 0;
  int x = take(&o->second, nth);
  return woken(x) | others(o);
}

uint64_t RT(op_cond_broadcast)(struct object *o) {
  uint64_t w = 0;
  int n = o->first.length + o->second.length;
  for (int i = 0; i < n; i++) {
    uint64_t x = woken(i < o->first.length ? o->first.item[i] : o->second.item[i - o->first.length]);
    if (x & LARGE && n > 1)
      __gmc_fault(F_UNSUPPORTED, "a broadcast wakes several threads, one of which main did not create as one of its first 59; "
                                 "under the wake-up policy arbitrary it may");
    w |= x;
  }
  clear(&o->first);
  clear(&o->second);
  o->writer = 0;
  return w;
}
