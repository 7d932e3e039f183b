// Three threads, two mutexes and a condition variable: the one that waits for the signal holds what the one needs that
// holds what the one needs that would signal.
// says: waits at three-ways.cpp:19 for the lock cellar, which thread 2 holds since three-ways.cpp:22
// says: waits at three-ways.cpp:25 for a signal of the condition variable filled; thread 3 could signal it at three-ways.cpp:30, but waits itself
// says: waits at three-ways.cpp:28 for the lock shop, which thread 1 holds since three-ways.cpp:18
// says: cycle: thread 1 -> thread 2 -> thread 3 -> thread 1
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex shop, cellar;
static std::condition_variable filled;
static bool full;

// ---

static void sell() {
  std::lock_guard<std::mutex> l(shop);
  std::lock_guard<std::mutex> k(cellar);
}
static void store() {
  std::lock_guard<std::mutex> k(cellar);
  std::unique_lock<std::mutex> l(shop);
  while (!full)
    filled.wait(l);
}
static void deliver() {
  std::lock_guard<std::mutex> l(shop);
  full = true;
  filled.notify_one();
}

int main() {
  std::thread a(sell), b(store), c(deliver);
  a.join();
  b.join();
  c.join();
}
