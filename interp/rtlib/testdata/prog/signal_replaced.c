// complete 2
// One thread replaces a handler while another raises the signal. What runs gets the arguments that it asked for.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <signal.h>
void plain(int sig) {}
void informed(int sig, siginfo_t *info, void *context) { assert(info->si_signo == sig); }
void *f(void *a) {
  struct sigaction act = {.sa_sigaction = informed, .sa_flags = SA_SIGINFO};
  sigaction(SIGUSR1, &act, 0);
  return 0;
}
int main(void) {
  pthread_t t;
  signal(SIGUSR1, plain);
  pthread_create(&t, 0, f, 0);
  raise(SIGUSR1);
  pthread_join(t, 0);
}
