// verified
// std::shared_ptr of a std::weak_ptr throws if the object is gone. Exceptions of the library can be moved and assigned.
// Handlers are kept.
#include <cassert>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
static void handler() {}
int main() {
  auto p = std::make_shared<int>(3);
  std::weak_ptr<int> w = p;
  std::thread t([w] {
    try {
      std::shared_ptr<int> s(w);
      assert(*s == 3);
    } catch (const std::bad_weak_ptr &e) {
      assert(w.expired() && e.what() == std::string("bad_weak_ptr"));
    }
  });
  p.reset();
  t.join();

  std::runtime_error a("a"), b(std::move(a)), c("c");
  c = b;
  a = std::runtime_error("d");
  assert(c.what() == std::string("a") && a.what() == std::string("d"));
  try {
    try {
      throw 5;
    } catch (...) {
      std::throw_with_nested(std::logic_error("outer"));
    }
  } catch (const std::logic_error &e) {
    try {
      std::rethrow_if_nested(e);
      assert(0);
    } catch (int n) {
      assert(n == 5);
    }
  }

  assert(std::set_terminate(handler) == nullptr && std::get_terminate() == handler);
  assert(std::set_new_handler(handler) == nullptr && std::get_new_handler() == handler);
}
