// complete 1
// Handlers may raise other signals, and their own if it does not wait.
#define _GNU_SOURCE
#include <assert.h>
#include <signal.h>
int deep, got;
void second(int sig) { got++; }
void first(int sig) {
  raise(SIGUSR2);
  if (++deep < 3)
    raise(SIGUSR1);
}
int main(void) {
  struct sigaction act = {.sa_handler = first, .sa_flags = SA_NODEFER}, old;
  sigaddset(&act.sa_mask, SIGHUP);
  sigaction(SIGUSR1, &act, 0);
  sigaction(SIGUSR1, 0, &old);
  assert((old.sa_flags & SA_NODEFER) && *(unsigned long *)&old.sa_mask == 1ul << (SIGHUP - 1));
  signal(SIGUSR2, second);
  raise(SIGUSR1);
  assert(deep == 3 && got == 3);
  raise(SIGUSR2);
  assert(got == 4);
}
