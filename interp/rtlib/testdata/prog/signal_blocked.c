// unsupported
// A signal that is blocked comes later.
#include <assert.h>
#include <signal.h>
int got;
void handler(int sig) { got++; }
int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  signal(SIGUSR1, handler);
  sigprocmask(SIG_BLOCK, &set, 0);
  raise(SIGUSR1);
  assert(got == 0);
}
