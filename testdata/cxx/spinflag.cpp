// A thread spins on a flag that nobody sets any more.
// bug: liveness
// says: in a loop for a change of ready, which is 0 from the start
// says: thread 1 could have written it at spinflag.cpp:14, but went another way when it read cancelled = 1 at spinflag.cpp:11
// options: liveness
#include <atomic>
#include <thread>
static std::atomic<bool> ready, cancelled;
static int data;
static void produce() {
  if (cancelled.load())
    return;
  data = 1;
  ready.store(true);
}
static void consume() {
  while (!ready.load())
    std::this_thread::yield();
  data++;
}
int main() {
  std::thread p(produce), c(consume), k([] { cancelled = true; });
  p.join();
  c.join();
  k.join();
}
