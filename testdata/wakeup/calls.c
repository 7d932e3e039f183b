// Threads that make the calls that the arguments name, each by a letter and the number of an object. The
// first argument has the initial values of the semaphores. TestWakeupRandom compares with a search of all states.
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static pthread_cond_t c[2] = {PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};
static pthread_rwlock_t l[2] = {PTHREAD_RWLOCK_INITIALIZER, PTHREAD_RWLOCK_INITIALIZER};
static sem_t s[2];

static void *run(void *arg) {
  for (const char *p = arg; *p; p += 2) {
    int i = p[1] - '0';
    switch (p[0]) {
    case 'l':
      pthread_mutex_lock(&m[i]);
      break;
    case 'u':
      pthread_mutex_unlock(&m[i]);
      break;
    case 't':
      if (!pthread_mutex_trylock(&m[i]))
        pthread_mutex_unlock(&m[i]);
      break;
    case 'w':
      sem_wait(&s[i]);
      break;
    case 'p':
      sem_post(&s[i]);
      break;
    case 'q':
      sem_trywait(&s[i]);
      break;
    case 'R':
      pthread_rwlock_rdlock(&l[i]);
      break;
    case 'W':
      pthread_rwlock_wrlock(&l[i]);
      break;
    case 'U':
      pthread_rwlock_unlock(&l[i]);
      break;
    case 'S':
      if (!pthread_rwlock_tryrdlock(&l[i]))
        pthread_rwlock_unlock(&l[i]);
      break;
    case 'T':
      if (!pthread_rwlock_trywrlock(&l[i]))
        pthread_rwlock_unlock(&l[i]);
      break;
    case 'c':
      pthread_cond_wait(&c[i], &m[i]);
      break;
    case 's':
      pthread_cond_signal(&c[i]);
      break;
    case 'b':
      pthread_cond_broadcast(&c[i]);
      break;
    }
  }
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t[4];
  for (int i = 0; i < 2; i++)
    sem_init(&s[i], 0, argv[1][i] - '0');
  for (int i = 2; i < argc; i++)
    pthread_create(&t[i - 2], 0, run, argv[i]);
  for (int i = 2; i < argc; i++)
    pthread_join(t[i - 2], 0);
}
