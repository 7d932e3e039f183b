// complete 1
// Functions that ask about the machine, wait for descriptors or only compute: a thread that polls waits for the other one.
#define _GNU_SOURCE
#define __STDC_WANT_LIB_EXT1__ 1
#include <assert.h>
#include <locale.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>
int memcpy_s(void *d, size_t room, const void *s, size_t n);
int memmove_s(void *d, size_t room, const void *s, size_t n);
int memset_s(void *d, size_t room, int c, size_t n);
unsigned arc4random(void);
unsigned arc4random_uniform(unsigned bound);
int done;
extern int nobody(void) __attribute__((weak));
void *t(void *a) {
  __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
  return 0;
}
int main(void) {
  volatile int zero = 0;
  volatile long high = 1L << 40;
  assert(ffs(zero) == 0 && ffs(zero + 1) == 1 && ffs(zero - 8) == 4 && ffsl(high) == 41 && ffsll(high | 2) == 2);
  char a[8] = "abcdefg", b[4] = "xyz";
  assert(memcpy_s(a, 8, b, 4) == 0 && !strcmp(a, "xyz"));
  assert(memcpy_s(b, 4, a, 8) != 0 && b[0] == 0 && memcpy_s(0, 4, a, 1) != 0 && memcpy_s(b, 4, a, 0) == 0);
  assert(memmove_s(a + 1, 7, a, 4) == 0 && !strcmp(a, "xxyz") && memset_s(a, 8, 'q', 9) != 0 && a[7] == 'q');
  struct pollfd p = {0, POLLIN, 1};
  assert(poll(&p, 1, 5) == 0 && p.revents == 0 && poll(0, 0, 10) == 0);
  fd_set set;
  FD_ZERO(&set);
  FD_SET(3, &set);
  struct timeval tv = {1, 0};
  assert(select(4, &set, 0, 0, &tv) == 0 && !FD_ISSET(3, &set));
  struct timespec ts = {0, 1};
  assert(nanosleep(&ts, 0) == 0 && sched_yield() == 0 && sched_get_priority_max(SCHED_FIFO) == 99);
  cpu_set_t cpus;
  assert(sched_getaffinity(0, sizeof cpus, &cpus) == 0 && CPU_COUNT(&cpus) == sysconf(_SC_NPROCESSORS_ONLN));
  unsigned char r[4] = {0};
  assert(getrandom(r, sizeof r, 0) == 4 && (r[0] | r[1] | r[2] | r[3]) && r[0] != r[1]);
  unsigned bits = 0, great = 0;
  for (int i = 0; i < 100; i++) {
    bits |= arc4random();
    great |= arc4random_uniform(1u << 20) >> 19;
  }
  assert(bits == ~0u && great);
  assert(!strcmp(setlocale(LC_ALL, ""), "C") && !setlocale(LC_ALL, "de_DE") && setlocale(LC_ALL, "POSIX"));
  pthread_mutexattr_t attr;
  assert(pthread_mutexattr_init(&attr) == 0 && pthread_mutexattr_setpshared(&attr, PTHREAD_PROCESS_SHARED) == 0 &&
         pthread_mutexattr_setprotocol(&attr, PTHREAD_PRIO_INHERIT) == 0 && pthread_mutexattr_destroy(&attr) == 0);
  assert(!nobody && __builtin_thread_pointer());
  pthread_t th;
  pthread_create(&th, 0, t, 0);
  while (!__atomic_load_n(&done, __ATOMIC_ACQUIRE))
    poll(0, 0, 1);
  pthread_join(th, 0);
}
