// Nobody posts.
// says: thread 0 (main) waits at semaphore-empty.c:7 for the semaphore s, whose value is 0 and to which nothing was posted; no thread is left that posts to it
#include <semaphore.h>
sem_t s;
int main(void) {
  sem_init(&s, 0, 0);
  sem_wait(&s);
  return 0;
}
