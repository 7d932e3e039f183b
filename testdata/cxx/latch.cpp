// The latch counts three arrivals, but one of the workers may give up before its own.
// bug: deadlock
// says: thread 0 (main) waits at latch.cpp:21 in std::latch ready
// says: (worker) waits at latch.cpp:16 in std::latch ready
// says: no thread is left that arrives there
#include <atomic>
#include <latch>
#include <thread>

static std::latch ready(3);
static std::atomic<int> tickets{1};

static void worker() {
  if (tickets.fetch_sub(1) <= 0)
    return;
  ready.arrive_and_wait();
}

int main() {
  std::jthread a(worker), b(worker);
  ready.arrive_and_wait();
}
