// complete 2
#include <cassert>
#include <mutex>
#include <thread>
int made;
struct S {
  int v;
  S() : v(3) { made++; }
};
S &get() {
  static S s;
  return s;
}
int main() {
  std::thread t([] { assert(get().v == 3); });
  assert(get().v == 3);
  t.join();
  assert(made == 1);
}
