// unsupported
// Without a handler a signal ends the process.
#include <signal.h>
void handler(int sig) {}
int main(void) {
  signal(SIGTERM, handler);
  signal(SIGTERM, SIG_DFL);
  raise(SIGTERM);
}
