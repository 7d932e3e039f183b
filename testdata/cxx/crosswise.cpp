// Two accounts are locked in the order in which the caller names them.
// bug: deadlock
// says: (Clerk::operator()) waits at crosswise.cpp:19
// says: for the lock savings.guard
// says: for the lock giro.guard
// says: holds since crosswise.cpp:18
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <mutex>
#include <thread>

struct Account {
  std::mutex guard;
  int cents = 100;
};
static Account giro, savings;

static void transfer(Account &from, Account &to, int cents) {
  std::scoped_lock first(from.guard);
  std::scoped_lock second(to.guard);
  from.cents -= cents;
  to.cents += cents;
}

struct Clerk {
  Account &from, &to;
  void operator()() const { transfer(from, to, 10); }
};

int main() {
  std::thread a(Clerk{giro, savings}), b(Clerk{savings, giro});
  a.join();
  b.join();
}
