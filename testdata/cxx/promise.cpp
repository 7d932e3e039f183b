// The worker leaves early when there is nothing to do, and nobody sets the promise.
// bug: deadlock
// says: thread 0 (main) waits at promise.cpp:22 in std::future for the value of answer
// says: thread 1 could have set it at promise.cpp:14, but went another way when it read stopped = 1 at promise.cpp:12
#include <atomic>
#include <future>
#include <thread>

static std::atomic<bool> stopped;

static void work(std::promise<int> &answer) {
  if (stopped.load())
    return;
  answer.set_value(42);
}

int main() {
  std::promise<int> answer;
  std::future<int> got = answer.get_future();
  std::thread worker(work, std::ref(answer));
  std::thread stopper([] { stopped = true; });
  int value = got.get();
  worker.join();
  stopper.join();
  return value == 42 ? 0 : 1;
}
