// complete 1
// A signal that the program raises is a call of the handler.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
volatile sig_atomic_t got;
int with, other;
void handler(int sig) { got = sig; }
void informed(int sig, siginfo_t *info, void *context) { with = info->si_signo; }
void *f(void *a) {
  raise(SIGUSR1); // handlers are those of the process
  other = got;
  return 0;
}
int main(void) {
  assert(signal(SIGKILL, handler) == SIG_ERR && errno == EINVAL);
  assert(signal(SIGUSR1, SIG_IGN) == SIG_DFL);
  assert(raise(SIGUSR1) == 0 && got == 0);
  assert(signal(SIGUSR1, handler) == SIG_IGN);
  assert(raise(SIGUSR1) == 0 && got == SIGUSR1);
  struct sigaction act = {.sa_sigaction = informed, .sa_flags = SA_SIGINFO}, old;
  sigemptyset(&act.sa_mask);
  assert(sigaction(SIGUSR2, &act, 0) == 0 && sigaction(SIGUSR2, 0, &old) == 0);
  assert(old.sa_sigaction == informed && (old.sa_flags & SA_SIGINFO));
  assert(raise(SIGUSR2) == 0 && with == SIGUSR2);
  act.sa_flags = SA_RESETHAND;
  act.sa_handler = handler;
  assert(sigaction(SIGUSR2, &act, 0) == 0 && raise(SIGUSR2) == 0 && got == SIGUSR2);
  assert(signal(SIGUSR2, SIG_IGN) == SIG_DFL);
  assert(raise(0) == 0 && raise(1000) == -1);
  pthread_t t;
  got = 0;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  assert(other == SIGUSR1);
}
