// The parts of std::thread and std::condition_variable that libstdc++ keeps out
// of its headers.
#include "rt.h"

// A std::thread is a pthread_t. What it runs is a thread::_State: a class with a
// destructor and, as its third virtual function, _M_run.
enum { DELETING_DTOR = 1, RUN = 2 };
typedef void (*virtual_fn)(void *);

static void *run(void *state) {
  const virtual_fn *vtable = *(const virtual_fn **)state;
  vtable[RUN](state);
  vtable[DELETING_DTOR](state);
  return 0;
}

void RT(_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE)(uint64_t *self,
                                                                                               void **state,
                                                                                               void (*depend)(void)) {
  void *s = *state;
  *state = 0;
  *self = __gmc_create((void *)run, s);
}
void RT(_ZNSt6thread6_StateD2Ev)(void *state) {}
void RT(_ZNSt6thread6_StateD1Ev)(void *state) {}
void RT(_ZNSt6thread4joinEv)(uint64_t *self) {
  if (*self == 0)
    __gmc_fault(F_UNCAUGHT, "std::system_error: join of a thread that is not joinable");
  RT(pthread_join)(*self, 0);
  *self = 0;
}
void RT(_ZNSt6thread6detachEv)(uint64_t *self) {
  if (*self == 0)
    __gmc_fault(F_UNCAUGHT, "std::system_error: detach of a thread that is not joinable");
  RT(pthread_detach)(*self);
  *self = 0;
}
unsigned RT(_ZNSt6thread20hardware_concurrencyEv)(void) { return 4; }
void RT(_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE)(
    int64_t s, int64_t ns) {}

void RT(_ZNSt18condition_variableC1Ev)(void *c) { RT(pthread_cond_init)(c, 0); }
void RT(_ZNSt18condition_variableC2Ev)(void *c) { RT(pthread_cond_init)(c, 0); }
void RT(_ZNSt18condition_variableD1Ev)(void *c) { RT(pthread_cond_destroy)(c); }
void RT(_ZNSt18condition_variableD2Ev)(void *c) { RT(pthread_cond_destroy)(c); }
void RT(_ZNSt18condition_variable10notify_oneEv)(void *c) { RT(pthread_cond_signal)(c); }
void RT(_ZNSt18condition_variable10notify_allEv)(void *c) { RT(pthread_cond_broadcast)(c); }
// A std::unique_lock begins with a pointer to its mutex.
void RT(_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE)(void *c, void **lock) {
  RT(pthread_cond_wait)(c, *lock);
}

char RT(__libc_single_threaded);
