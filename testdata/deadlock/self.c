// A thread takes a lock that it holds.
// says: thread 0 (main) waits at self.c:7 for the lock m, which it holds itself since self.c:6
// says: cycle: thread 0 -> thread 0
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int main(void) { pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  return 0;
}
