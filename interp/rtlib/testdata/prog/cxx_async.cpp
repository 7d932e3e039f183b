// verified
#include <cassert>
#include <future>
#include <stdexcept>
int main() {
  auto f = std::async(std::launch::async, [] { return 3; });
  assert(f.get() == 3);
  std::promise<int> p;
  auto g = p.get_future();
  p.set_exception(std::make_exception_ptr(std::runtime_error("x")));
  try {
    g.get();
    assert(0);
  } catch (const std::runtime_error &e) {
    assert(std::string(e.what()) == "x");
  }
  try {
    p.get_future();
    assert(0);
  } catch (const std::future_error &e) {
  }
  std::packaged_task<int(int)> task([](int x) { return x + 1; });
  auto h = task.get_future();
  task(4);
  assert(h.get() == 5);
}
