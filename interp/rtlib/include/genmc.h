/* The verification interface of genmcgo. Programs that use it should include
 * <genmc.h>; the system's <pthread.h>, <stdatomic.h>, ... serve for the rest. */
#ifndef GENMC_H
#define GENMC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Executions in which the condition is false do not count. */
void __VERIFIER_assume(bool condition);

/* The program is wrong if this is reached, or if the condition is false. */
void __VERIFIER_error(void) __attribute__((noreturn));
void __VERIFIER_assert(int condition);

/* Claims about complete executions, those in which every thread ends. The condition is looked at where the claim stands, so
 * put it where what it looks at is final, such as behind the joins in main. exists: some execution comes by with the
 * condition true; forall: none comes by with it false; never: none comes by with it true. docs/outcomes.md says more. */
#define __VERIFIER_exists(...) __GMC_CLAIM(__gmc_exists, (__VA_ARGS__), #__VA_ARGS__)
#define __VERIFIER_forall(...) __GMC_CLAIM(__gmc_forall, !(__VA_ARGS__), #__VA_ARGS__)
#define __VERIFIER_never(...) __GMC_CLAIM(__gmc_never, (__VA_ARGS__), #__VA_ARGS__)
struct __gmc_claim {
  int met, line;
  const char *file, *text;
};
void __VERIFIER_claim(int *met, bool holds);
#define __GMC_CLAIM(name, holds, text)                                                                                 \
  do {                                                                                                                 \
    static struct __gmc_claim name __attribute__((used)) = {0, __LINE__, __FILE__, text};                              \
    __VERIFIER_claim(&name.met, (holds) ? 1 : 0);                                                                      \
  } while (0)

/* The number becomes a column of the table of outcomes (--outcomes): what it was when a thread last came by. */
#define __VERIFIER_outcome(...)                                                                                        \
  do {                                                                                                                 \
    static struct __gmc_noted __gmc_outcome __attribute__((used)) = {0, __FILE__, #__VA_ARGS__, __LINE__};             \
    __VERIFIER_note(&__gmc_outcome.value, (long long)(__VA_ARGS__));                                                   \
  } while (0)
struct __gmc_noted {
  long long value;
  const char *file, *text;
  int line;
};
void __VERIFIER_note(long long *to, long long value);

/* Values chosen by the environment: every value of bool and of [lo, hi] is
 * explored; of the other types those that --nondet-values asks for, or without it those that __VERIFIER_assume
 * allows right after the call, or else a sample. */
bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_range(int lo, int hi);
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);

/* Threads. A symmetric thread runs the same function as another one that was
 * created before it, with an equivalent argument: the program promises that the
 * two can be taken for each other. It matters with --symmetry only. */
typedef long __VERIFIER_thread_t;
__VERIFIER_thread_t __VERIFIER_spawn(void *(*function)(void *), void *argument);
__VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*function)(void *), void *argument, __VERIFIER_thread_t like);
void *__VERIFIER_join(__VERIFIER_thread_t thread);
void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread);

/* Nothing that another thread does comes between begin and end, nor into a
 * function whose name begins with __VERIFIER_atomic_. Under --mm=sc only. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

/* A loop whose iterations change nothing until another thread does:
 * spin_start begins an iteration, spin_end(c) blocks the thread if c is false.
 * Loops are recognised without these marks. */
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(bool go_on);

/* Marks of a statement or expression. They are hints that change no verdict. */
void __VERIFIER_annotate_begin(int what);
void __VERIFIER_annotate_end(int what);
#define __GENMC_MARK_LOCAL 0x1
#define __GENMC_MARK_FINAL 0x2
#define __GENMC_MARK_HELPED 0x20000
#define __GENMC_MARK_HELPING 0x40000
#define __GENMC_MARK_SPECULATIVE 0x80000
#define __GENMC_MARK_CONFIRMING 0x100000
#define __GENMC_STATEMENT(what, s)                                                                                     \
  do {                                                                                                                 \
    __VERIFIER_annotate_begin(what);                                                                                   \
    s;                                                                                                                 \
    __VERIFIER_annotate_end(what);                                                                                     \
  } while (0)
#ifdef __cplusplus
#define __GENMC_AUTO auto
#else
#define __GENMC_AUTO __auto_type
#endif
#define __GENMC_EXPRESSION(what, e)                                                                                    \
  __extension__({                                                                                                      \
    __VERIFIER_annotate_begin(what);                                                                                   \
    __GENMC_AUTO __genmc_value = e;                                                                                    \
    __VERIFIER_annotate_end(what);                                                                                     \
    __genmc_value;                                                                                                     \
  })
#define __VERIFIER_local_write(s) __GENMC_STATEMENT(__GENMC_MARK_LOCAL, s)
#define __VERIFIER_final_write(s) __GENMC_STATEMENT(__GENMC_MARK_FINAL, s)
#define __VERIFIER_helped_CAS(s) __GENMC_STATEMENT(__GENMC_MARK_HELPED, s)
#define __VERIFIER_helping_CAS(s) __GENMC_STATEMENT(__GENMC_MARK_HELPING, s)
#define __VERIFIER_speculative_read(e) __GENMC_EXPRESSION(__GENMC_MARK_SPECULATIVE, e)
#define __VERIFIER_confirming_read(e) __GENMC_EXPRESSION(__GENMC_MARK_CONFIRMING, e)
#define __VERIFIER_confirming_CAS(e) __GENMC_EXPRESSION(__GENMC_MARK_CONFIRMING, e)
#define __VERIFIER_final_CAS(e) __GENMC_EXPRESSION(__GENMC_MARK_FINAL, e)

/* What need not be explored for the verdict; it must not write memory. */
int __VERIFIER_opt_begin(void);
#define __VERIFIER_optional(s)                                                                                         \
  do {                                                                                                                 \
    if (__VERIFIER_opt_begin()) {                                                                                      \
      s;                                                                                                               \
      __VERIFIER_assume(0);                                                                                            \
    }                                                                                                                  \
  } while (0)

/* The ends of a method of a concurrent object. */
void __VERIFIER_method_begin(const char *name, int32_t argument);
void __VERIFIER_method_end(const char *name, int32_t result);

/* Hazard pointers: a retired object stays allocated. */
typedef struct {
  void *__genmc_protected;
} __VERIFIER_hp_t;
__VERIFIER_hp_t *__VERIFIER_hazptr_alloc(void);
void __VERIFIER_hazptr_protect(__VERIFIER_hp_t *hp, void *object);
void __VERIFIER_hazptr_clear(__VERIFIER_hp_t *hp);
void __VERIFIER_hazptr_free(__VERIFIER_hp_t *hp);
void __VERIFIER_hazptr_retire(void *object);
#define __VERIFIER_hp_alloc() __VERIFIER_hazptr_alloc()
#define __VERIFIER_hp_protect(hp, p)                                                                                   \
  __extension__({                                                                                                      \
    void *__genmc_object = __atomic_load_n((void **)(p), __ATOMIC_ACQUIRE);                                            \
    __VERIFIER_hazptr_protect((hp), __genmc_object);                                                                   \
    __genmc_object;                                                                                                    \
  })
#define __VERIFIER_hp_clear(hp) __VERIFIER_hazptr_clear(hp)
#define __VERIFIER_hp_free(hp) __VERIFIER_hazptr_free(hp)
#define __VERIFIER_hp_retire(p) __VERIFIER_hazptr_retire(p)

/* Locks of a specification. */
typedef struct {
  int __genmc_lock;
} __VERIFIER_plock_t;
int __VERIFIER_mutex_lock(void *lock);
int __VERIFIER_mutex_unlock(void *lock);
static inline int __VERIFIER_plock_lock(__VERIFIER_plock_t *lock) { return __VERIFIER_mutex_lock(&lock->__genmc_lock); }
static inline int __VERIFIER_plock_unlock(__VERIFIER_plock_t *lock) {
  return __VERIFIER_mutex_unlock(&lock->__genmc_lock);
}

#ifdef __cplusplus
}
#endif

#endif
