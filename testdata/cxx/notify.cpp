// The value is published by a relaxed store. That notify_one comes before it does not help: it publishes nothing.
// bug: data-race
// says: non-atomic read of price
// says: notify.cpp:21 and non-atomic write by thread 1 (produce) at notify.cpp:14
// says: making the write at line 16 release and the read at line 26 acquire orders them
#include <atomic>
#include <thread>

static std::atomic<int> version, published;
static int price;

static void produce() {
  version.store(1, std::memory_order_relaxed);
  price = 7;
  version.notify_one();
  published.store(1, std::memory_order_relaxed);
}

static int consume() {
  version.notify_one();
  return price;
}

int main() {
  std::thread t(produce);
  int seen = published.load(std::memory_order_relaxed) ? consume() : 0;
  t.join();
  return seen - seen;
}
