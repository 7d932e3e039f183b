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
  *self = __gmc_create((void *)run, s, 0);
}
void RT(_ZNSt6thread6_StateD2Ev)(void *state) {}
void RT(_ZNSt6thread6_StateD1Ev)(void *state) {}
void RT(_ZSt20__throw_system_errori)(int err);
void RT(_ZNSt6thread4joinEv)(uint64_t *self) {
  int err = *self == 0 ? E_INVAL : RT(pthread_join)(*self, 0);
  if (err)
    RT(_ZSt20__throw_system_errori)(err);
  *self = 0;
}
void RT(_ZNSt6thread6detachEv)(uint64_t *self) {
  if (*self == 0)
    RT(_ZSt20__throw_system_errori)(E_INVAL);
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
void RT(_ZNSt18condition_variable10notify_oneEv)(void *c) { RT(__notify_one)(c); }
void RT(_ZNSt18condition_variable10notify_allEv)(void *c) { RT(__notify_all)(c); }
// A std::unique_lock begins with a pointer to its mutex.
void RT(_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE)(void *c, void **lock) {
  RT(pthread_cond_wait)(c, *lock);
}

// A recursive mutex begins with a pthread_mutex_t. The unlock of one that the thread does not hold has no meaning in C++,
// and libstdc++ ignores what pthread_mutex_unlock then returns.
int RT(mtx_unlock)(void *m);
void RT(_ZNSt15recursive_mutex6unlockEv)(void *m) { RT(mtx_unlock)(m); }
void RT(_ZNSt21recursive_timed_mutex6unlockEv)(void *m) { RT(mtx_unlock)(m); }

// The run-time type of thread::_State, a class without bases; the third virtual
// function is pure.
extern const uint64_t RT(_ZTVN10__cxxabiv117__class_type_infoE)[8];
void RT(__cxa_pure_virtual)(void);
static void delete_state(void *state) { __gmc_free(state); }
const void *const RT(_ZTINSt6thread6_StateE)[2] = {&RT(_ZTVN10__cxxabiv117__class_type_infoE)[2], "NSt6thread6_StateE"};
const void *const RT(_ZTVNSt6thread6_StateE)[5] = {
    0, RT(_ZTINSt6thread6_StateE), RT(_ZNSt6thread6_StateD1Ev), delete_state, RT(__cxa_pure_virtual),
};

// Results of futures: a vtable pointer and a std::exception_ptr.
void RT(_ZNSt15__exception_ptr13exception_ptrD1Ev)(void **self);
void RT(_ZNSt13__future_base12_Result_baseC2Ev)(void **self) { self[1] = 0; }
void RT(_ZNSt13__future_base12_Result_baseD2Ev)(void **self) {
  RT(_ZNSt15__exception_ptr13exception_ptrD1Ev)(self + 1);
}
const void *const RT(_ZTINSt13__future_base12_Result_baseE)[2] = {&RT(_ZTVN10__cxxabiv117__class_type_infoE)[2],
                                                                   "NSt13__future_base12_Result_baseE"};

// Futexes, as libstdc++ uses them for futures.
static _Bool futex_until(void *p, unsigned value, _Bool timed, int64_t s, int64_t ns) {
  if (timed && __gmc_choice(2)) {
    RT(__time_out)((int64_t[]){s, ns});
    return 0;
  }
  RT(futex_wait)(p, value, timed ? B_ASSUME : B_COND);
  return 1;
}
_Bool RT(_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE)(
    void *self, void *p, unsigned value, _Bool timed, int64_t s, int64_t ns) {
  return futex_until(p, value, timed, s, ns);
}
_Bool RT(_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE)(
    void *self, void *p, unsigned value, _Bool timed, int64_t s, int64_t ns) {
  return futex_until(p, value, timed, s, ns);
}
void RT(_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj)(void *p) { RT(futex_wake)(p, ~0ull); }

const char RT(__libc_single_threaded) = 0;
const char RT(__dso_handle) = 0;

// std::allocator<char> has no state.
void RT(_ZNSaIcEC1Ev)(void *self) {}
void RT(_ZNSaIcEC2Ev)(void *self) {}
void RT(_ZNSaIcEC1ERKS_)(void *self, const void *other) {}
void RT(_ZNSaIcEC2ERKS_)(void *self, const void *other) {}
void RT(_ZNSaIcED1Ev)(void *self) {}
void RT(_ZNSaIcED2Ev)(void *self) {}

// Failed checks of -D_GLIBCXX_ASSERTIONS.
void RT(_ZSt21__glibcxx_assert_failPKciS0_S0_)(const char *file, int line, const char *func, const char *cond) {
  __gmc_fault(F_ASSERT, cond ? cond : "libstdc++ assertion");
}
