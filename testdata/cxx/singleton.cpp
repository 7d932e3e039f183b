// Double-checked locking whose first check is a plain read.
// bug: data-race
// says: non-atomic read of Registry::instance
// says: at singleton.cpp:17
// says: non-atomic write by thread
// says: at singleton.cpp:20
#include <mutex>
#include <thread>

class Registry {
  static Registry *instance;
  static std::mutex guard;
  int entries = 3;

public:
  static Registry &get() {
    if (!instance) {
      std::lock_guard<std::mutex> l(guard);
      if (!instance)
        instance = new Registry;
    }
    return *instance;
  }
  int size() const { return entries; }
};
Registry *Registry::instance;
std::mutex Registry::guard;

int main() {
  int a = 0, b = 0;
  std::thread first([&a] { a = Registry::get().size(); });
  std::thread second([&b] { b = Registry::get().size(); });
  first.join();
  second.join();
}
