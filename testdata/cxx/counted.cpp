// Thread 1 waits for nothing, thread 2 notifies nobody. Both use libstdc++'s count of waiting threads, which orders
// nothing that the standard orders.
// bug: data-race
// says: non-atomic read of load
// says: counted.cpp:23 and non-atomic write by thread 1 (measure) at counted.cpp:15
// says: making the write at line 17 release and the read at line 21 acquire orders them
#include <atomic>
#include <thread>

static std::atomic<int> paused;
static std::atomic<bool> measured;
static int load;

static void measure() {
  load = 3;
  paused.wait(1);
  measured.store(true, std::memory_order_relaxed);
}

static int evaluate() {
  if (!measured.load(std::memory_order_relaxed)) return 0;
  paused.notify_all();
  return load;
}

int main() {
  std::thread t(measure);
  int seen = evaluate();
  t.join();
  return seen - seen;
}
