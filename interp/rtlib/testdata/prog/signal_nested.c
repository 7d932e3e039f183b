// unsupported
// A signal that its own handler raises comes when that has returned.
#include <assert.h>
#include <signal.h>
int deep, most;
void handler(int sig) {
  if (++deep == 1)
    raise(sig);
  if (deep > most)
    most = deep;
  deep--;
}
int main(void) {
  signal(SIGUSR1, handler);
  raise(SIGUSR1);
  assert(most == 1);
}
