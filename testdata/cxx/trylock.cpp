// Each of two threads gives its lock back when it cannot have the other one, and both may do so for ever.
// bug: livelock
// says: goes round in the loop at trylock.cpp
// says: each time it finds the lock right at trylock.cpp:15 taken by thread 2 at trylock.cpp:14
// says: each time it finds the lock left at trylock.cpp:15 taken by thread 1 at trylock.cpp:14
// says: cycle: thread 1 -> thread 2 -> thread 1
// options: livelock
#include <mutex>
#include <thread>
static std::mutex left, right;
static int eaten;
static void eat(std::mutex &a, std::mutex &b) {
  for (;;) {
    a.lock();
    if (b.try_lock()) {
      eaten++;
      b.unlock();
      a.unlock();
      return;
    }
    a.unlock();
  }
}
int main() {
  std::thread x([] { eat(left, right); }), y([] { eat(right, left); });
  x.join();
  y.join();
}
