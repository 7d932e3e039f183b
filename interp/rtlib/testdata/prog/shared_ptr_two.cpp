// verified
// Both pointers of a compare-exchange are locked: each before the other one by no
// thread, and one pointer only once.
#include <cassert>
#include <memory>
#include <thread>

std::shared_ptr<int> p = std::make_shared<int>(1), q = std::make_shared<int>(2);

int main() {
  std::thread t([] { std::atomic_compare_exchange_strong(&p, &q, std::make_shared<int>(3)); });
  std::atomic_compare_exchange_strong(&q, &p, std::make_shared<int>(4));
  t.join();
  assert(*p + *q == 5);
  bool done = std::atomic_compare_exchange_strong(&p, &p, std::make_shared<int>(5));
  assert(done && *p == 5);
}
