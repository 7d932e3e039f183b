// unsupported
// While a handler runs others may have to wait.
#include <assert.h>
#include <signal.h>
int got, seen;
void second(int sig) { got = 1; }
void first(int sig) {
  raise(SIGUSR2);
  seen = got;
}
int main(void) {
  struct sigaction act = {.sa_handler = first};
  sigaddset(&act.sa_mask, SIGUSR2);
  sigaction(SIGUSR1, &act, 0);
  signal(SIGUSR2, second);
  raise(SIGUSR1);
  assert(seen == 0);
}
