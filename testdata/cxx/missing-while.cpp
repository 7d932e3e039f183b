// Two consumers wait with if: the second one takes from an empty queue after the first was faster.
// bug: assertion
// says: assertion violated: jobs > 0
// says: the condition is not looked at again after the wait (if, where while is needed)
// says: waits at missing-while.cpp:28
// says: has changed what it waited for at missing-while.cpp:30
#include <cassert>
#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>

static std::mutex guard;
static std::condition_variable filled;
static int jobs;

static void put() {
  {
    std::lock_guard<std::mutex> l(guard);
    jobs++;
  }
  filled.notify_all();
}

static void take() {
  std::unique_lock<std::mutex> l(guard);
  if (jobs == 0)
    filled.wait(l);
  assert(jobs > 0);
  jobs--;
}

int main() {
  auto a = std::async(std::launch::async, take);
  auto b = std::async(std::launch::async, take);
  put();
  put();
}
