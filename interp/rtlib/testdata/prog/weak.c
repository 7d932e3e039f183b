// complete 1
// output all there
// A weak symbol that nobody defines is a null pointer; one that the program or the
// library defines is not.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
extern void maybe(void) __attribute__((weak));
extern int missing __attribute__((weak));
extern void (*table[2])(void);
static void maybe_ref(void) __attribute__((weakref("nobody_has_this")));
extern __typeof(pthread_once) pthread_once __attribute__((weak));
static __typeof(pthread_mutex_lock) lock_ref __attribute__((weakref("pthread_mutex_lock")));
static __typeof(pthread_mutex_unlock) unlock_ref __attribute__((weakref("pthread_mutex_unlock")));
static int once;
void count(void) { once++; }
__attribute__((weak)) int answer(void) { return 42; }
__attribute__((weak)) int value = 7;
static int strong(void) { return 5; }
int alias(void) __attribute__((weak, alias("strong")));
void (*table[2])(void) = {maybe, count};
int main(void) {
  static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  static pthread_once_t o = PTHREAD_ONCE_INIT;
  if (maybe)
    maybe();
  if (maybe_ref)
    maybe_ref();
  if (&missing)
    missing = 1;
  void (*p)(void) = maybe;
  assert(!p && !table[0] && table[1]);
  assert(pthread_once && lock_ref && unlock_ref);
  lock_ref(&m);
  pthread_once(&o, count);
  unlock_ref(&m);
  assert(once == 1 && answer() == 42 && value == 7 && alias() == 5);
  puts("all there");
  return 0;
}
