// complete 1
// Who waits in vain until some time, or sleeps, finds that his clock shows that time or a later one.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
mtx_t mtx;
cnd_t cnd;
sem_t s;
int word;

struct timespec start, later;

// later is half a second after what the clock shows, which is start.
static void set(void) {
  clock_gettime(CLOCK_REALTIME, &start);
  later = start;
  later.tv_nsec += 500000000;
  if (later.tv_nsec >= 1000000000) {
    later.tv_sec++;
    later.tv_nsec -= 1000000000;
  }
}

static void over(int is, int should) {
  struct timespec now;
  assert(is == should);
  clock_gettime(CLOCK_REALTIME, &now);
  assert(now.tv_sec > later.tv_sec || now.tv_sec == later.tv_sec && now.tv_nsec >= later.tv_nsec);
}

#define EACH(result, call) (set(), over(call, result))

int main(void) {
  struct timespec half = {0, 500000000};
  struct timeval tv = {0, 500000};
  pthread_mutex_lock(&m);
  pthread_rwlock_rdlock(&rw);
  mtx_init(&mtx, mtx_timed);
  cnd_init(&cnd);
  mtx_lock(&mtx);
  sem_init(&s, 0, 0);
  EACH(ETIMEDOUT, pthread_cond_timedwait(&c, &m, &later));
  EACH(ETIMEDOUT, pthread_cond_clockwait(&c, &m, CLOCK_REALTIME, &later));
  EACH(ETIMEDOUT, pthread_mutex_timedlock(&m, &later));
  EACH(ETIMEDOUT, pthread_mutex_clocklock(&m, CLOCK_REALTIME, &later));
  EACH(ETIMEDOUT, pthread_rwlock_timedwrlock(&rw, &later));
  EACH(ETIMEDOUT, pthread_rwlock_clockwrlock(&rw, CLOCK_REALTIME, &later));
  EACH(thrd_timedout, cnd_timedwait(&cnd, &mtx, &later));
  EACH(thrd_timedout, mtx_timedlock(&mtx, &later));
  EACH(-1, sem_timedwait(&s, &later));
  EACH(-1, sem_clockwait(&s, CLOCK_REALTIME, &later));
  EACH(-1, syscall(SYS_futex, &word, FUTEX_WAIT, 0, &half, 0, 0));
  EACH(-1, syscall(SYS_futex, &word, FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, 0, &later, 0, FUTEX_BITSET_MATCH_ANY));
  EACH(0, nanosleep(&half, 0));
  EACH(0, clock_nanosleep(CLOCK_REALTIME, 0, &half, 0));
  EACH(0, clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &later, 0));
  EACH(0, usleep(500000));
  EACH(0, sleep(1));
  EACH(0, poll(0, 0, 500));
  EACH(0, ppoll(0, 0, &half, 0));
  EACH(0, select(0, 0, 0, 0, &tv));
  EACH(0, pselect(0, 0, 0, 0, &half, 0));
}
