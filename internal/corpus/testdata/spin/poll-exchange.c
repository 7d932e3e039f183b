// Polling under locks that the program makes itself, and under a semaphore: a round
// writes what it has to undo where others could see it.
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
atomic_int l;
atomic_flag f = ATOMIC_FLAG_INIT;
sem_t s;
int asked, answer, first, done;
static void lock(void) { while (atomic_exchange_explicit(&l, 1, memory_order_acquire)) sched_yield(); }
static void unlock(void) { atomic_store_explicit(&l, 0, memory_order_release); }
static void *server(void *a) {
  lock(); if (asked) answer = 1; unlock();
  while (atomic_flag_test_and_set_explicit(&f, memory_order_acquire)) ;
  first = 2;
  atomic_flag_clear_explicit(&f, memory_order_release);
  sem_wait(&s); done += 4; sem_post(&s);
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 1);
  pthread_create(&t, 0, server, 0);
  lock(); asked = 1;
  while (!answer) { unlock(); lock(); }
  unlock();
  for (;;) {
    while (atomic_flag_test_and_set_explicit(&f, memory_order_acquire)) ;
    if (first) break;
    atomic_flag_clear_explicit(&f, memory_order_release);
  }
  atomic_flag_clear_explicit(&f, memory_order_release);
  sem_wait(&s);
  while (done < 4) { sem_post(&s); sem_wait(&s); }
  sem_post(&s);
  return 0;
}
