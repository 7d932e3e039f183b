// A notification is lost, and another thread polls for what the one that waits would do.
// bug: liveness
// says: in a loop for a change of done, which is 0 from the start; thread 1 could write it at poll.cpp:18, but waits itself
// says: the condition variable cv; the signal at poll.cpp:20 by thread 2 came before this wait began
// options: liveness
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
static std::mutex m;
static std::condition_variable cv;
static std::atomic<bool> full, done;
static void wait() {
  if (!full) {
    std::unique_lock<std::mutex> l(m);
    cv.wait(l);
  }
  done = true;
}
static void signal() { full = true; cv.notify_one(); }
static void poll() { while (!done) std::this_thread::yield(); }
int main() {
  std::thread a(wait), b(signal), c(poll);
  a.join(); b.join(); c.join();
}
