// Threads that make the calls that the arguments say: the kinds of two mutexes and the values of two
// semaphores, then a thread each, with four letters for a call (internal/posix). Each thread keeps what its
// calls returned. TestPosix compares with a search of all states.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { THREADS = 4 };

static pthread_mutex_t m[2];
static pthread_cond_t c[2] = {PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};
static pthread_rwlock_t l[2] = {PTHREAD_RWLOCK_INITIALIZER, PTHREAD_RWLOCK_INITIALIZER};
static sem_t s[2];
static atomic_int x[2];
static unsigned long returned[THREADS]; // by each thread's calls, a digit to the base 16 for each
static const char *calls[THREADS];

static int code(int e) {
  switch (e) {
  case 0:
    return 0;
  case EBUSY:
    return 1;
  case ETIMEDOUT:
    return 2;
  case EDEADLK:
    return 3;
  case EPERM:
    return 4;
  case EAGAIN:
    return 5;
  case EINVAL:
    return 6;
  case EOWNERDEAD:
    return 7;
  case ENOTRECOVERABLE:
    return 8;
  }
  return 9;
}

static int sem_code(int r) { return r ? code(errno) : 0; }

static int call(char op, int i, int j) {
  static const struct timespec soon = {1, 0};
  int value;
  switch (op) {
  case 'l':
    return code(pthread_mutex_lock(&m[i]));
  case 't':
    return code(pthread_mutex_trylock(&m[i]));
  case 'T':
    return code(pthread_mutex_timedlock(&m[i], &soon));
  case 'u':
    return code(pthread_mutex_unlock(&m[i]));
  case 'm':
    return code(pthread_mutex_consistent(&m[i]));
  case 'w':
    return sem_code(sem_wait(&s[i]));
  case 'y':
    return sem_code(sem_trywait(&s[i]));
  case 'z':
    return sem_code(sem_timedwait(&s[i], &soon));
  case 'p':
    return sem_code(sem_post(&s[i]));
  case 'g':
    sem_getvalue(&s[i], &value);
    return value;
  case 'r':
    return code(pthread_rwlock_rdlock(&l[i]));
  case 'R':
    return code(pthread_rwlock_tryrdlock(&l[i]));
  case 's':
    return code(pthread_rwlock_timedrdlock(&l[i], &soon));
  case 'W':
    return code(pthread_rwlock_wrlock(&l[i]));
  case 'V':
    return code(pthread_rwlock_trywrlock(&l[i]));
  case 'v':
    return code(pthread_rwlock_timedwrlock(&l[i], &soon));
  case 'U':
    return code(pthread_rwlock_unlock(&l[i]));
  case 'c':
    return code(pthread_cond_wait(&c[i], &m[j]));
  case 'C':
    return code(pthread_cond_timedwait(&c[i], &m[j], &soon));
  case 'S':
    return code(pthread_cond_signal(&c[i]));
  case 'B':
    return code(pthread_cond_broadcast(&c[i]));
  case 'x':
    return atomic_exchange(&x[i], j);
  case 'f':
    return sem_code(syscall(SYS_futex, &x[i], FUTEX_WAIT_PRIVATE, j, 0));
  case 'F':
    return sem_code(syscall(SYS_futex, &x[i], FUTEX_WAIT_PRIVATE, j, &soon));
  case 'k':
    return syscall(SYS_futex, &x[i], FUTEX_WAKE_PRIVATE, j);
  }
  return 10;
}

static void *run(void *arg) {
  unsigned long *log = arg;
  for (const char *p = calls[log - returned]; *p; p += 4) {
    int r = call(p[0], p[1] - '0', p[2] - '0');
    *log = *log * 16 + r + 1;
    if (r && r != 7)
      p += 4 * (p[3] - '0');
  }
  if (log != returned)
    pthread_exit(0);
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t[THREADS];
  for (int i = 0; i < 2; i++) {
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    char kind = argv[1][i];
#ifdef ROBUST
    if (kind < 'a') {
      pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
      kind += 'a' - 'A';
    }
#endif
    pthread_mutexattr_settype(&a, kind == 'r'   ? PTHREAD_MUTEX_RECURSIVE
                                  : kind == 'e' ? PTHREAD_MUTEX_ERRORCHECK
                                  : kind == 'a' ? PTHREAD_MUTEX_ADAPTIVE_NP
                                                : PTHREAD_MUTEX_NORMAL);
    pthread_mutex_init(&m[i], &a);
    sem_init(&s[i], 0, argv[1][2 + i] - '0');
  }
  for (int i = 2; i < argc; i++)
    calls[i - 2] = argv[i];
  for (int i = 2; i < argc; i++)
    pthread_create(&t[i - 2], 0, run, &returned[i - 2]);
  for (int i = 2; i < argc; i++)
    pthread_join(t[i - 2], 0);
}
