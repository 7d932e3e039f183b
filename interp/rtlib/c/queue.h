// Objects on which threads wait in an order: what mutexes, semaphores, read-write locks and
// condition variables are under a wake-up policy other than "arbitrary" (--wakeup). Functions whose
// names begin with queued_ take the place of those without (interp/load/queued.go says when).
//
// The state of such an object is struct object. It lies beside the memory of the program, is all zero
// at first, and is known to operations only: each of the functions op_* below is one event
// (event.Object). A call that may have to wait is two of them: it enters the queue, and it takes what
// it waits for when its turn has come. A call with a time limit takes it in time or leaves the queue. A
// call that only tries takes nothing while others wait. The word of the program's memory, on which
// functions without a queue work, says only whether the object is destroyed.
#ifndef GMC_QUEUE_H
#define GMC_QUEUE_H
#include "rt.h"

enum { PLACES = 31 };

// queue holds the numbers of threads, the first to come first. What leaves it leaves no trace, so
// equal queues have equal bytes.
struct queue {
  int length;
  int item[PLACES];
};

struct object {
  int value;  // of a mutex: 1 if it is held; of a semaphore: its value; of a read-write lock: how many read
  int writer; // of a read-write lock: 1 if a thread writes; of a condition variable: who is choosing a thread, plus one
  struct queue first, second;
};

// Policies, in the order of interp.Policy.
enum { ARBITRARY, FIFO, LIFO, READERS, WRITERS, GLIBC };

// The operations. o is where the object is in the memory of the program.
void RT(op_reset)(struct object *o, int value);
void RT(op_enter)(struct object *o);
int RT(op_idle)(struct object *o);

void RT(op_mutex_take)(struct object *o, int policy);
void RT(op_mutex_try)(struct object *o);
void RT(op_mutex_fail)(struct object *o);
void RT(op_mutex_enter_late)(struct object *o);
void RT(op_mutex_take_timely)(struct object *o, int policy);
void RT(op_mutex_leave)(struct object *o, int policy);
void RT(op_mutex_release)(struct object *o);

void RT(op_sem_take)(struct object *o, int policy);
void RT(op_sem_try)(struct object *o);
void RT(op_sem_fail)(struct object *o);
void RT(op_sem_enter_late)(struct object *o);
void RT(op_sem_take_timely)(struct object *o, int policy);
void RT(op_sem_leave)(struct object *o, int policy);
int RT(op_sem_post)(struct object *o, uint64_t n);
int RT(op_sem_value)(struct object *o);

void RT(op_rwlock_enter)(struct object *o, int writer, int policy);
void RT(op_rwlock_take)(struct object *o, int writer, int policy);
void RT(op_rwlock_try)(struct object *o, int writer);
void RT(op_rwlock_fail)(struct object *o, int writer);
void RT(op_rwlock_enter_late)(struct object *o, int writer, int policy);
void RT(op_rwlock_take_timely)(struct object *o, int writer, int policy);
void RT(op_rwlock_leave)(struct object *o, int writer, int policy);
void RT(op_rwlock_release)(struct object *o, int writer);

uint64_t RT(op_cond_signal)(struct object *o, int policy);
uint64_t RT(op_cond_choose)(struct object *o, int nth);
uint64_t RT(op_cond_broadcast)(struct object *o);

// What operations on condition variables return: the threads to be woken, each by the bit with its
// number, with one of these.
enum { NUMBERS = 60 };
#define OTHERS (1ull << 60) // other threads still wait
#define CHOOSE (1ull << 61) // instead: one of several is to be chosen, and how many there are
#define LARGE (1ull << 62)  // instead: the number of one thread, which is too large for a bit

static inline void object_check(void *p, const char *what) {
  if (__gmc_trial())
    __gmc_fault(F_UNSUPPORTED, "std::lock and std::scoped_lock of several mutexes are modelled under the wake-up policy arbitrary only");
  if (__gmc_load(p, 4, NA, 0) == DESTROYED)
    __gmc_fault(F_LOCK_MISUSE, what);
}
#endif
