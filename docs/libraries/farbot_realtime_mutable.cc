// hogliux/farbot, RealtimeObject that the real-time thread writes: another thread sees both halves of one write.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/hogliux+farbot/include
#include <array>
#include <cassert>
#include <thread>
#include <farbot/RealtimeObject.hpp>

struct Pair { int a = 0, b = 0; };
using Object = farbot::RealtimeObject<Pair, farbot::RealtimeObjectOptions::realtimeMutatable>;

int main() {
  static Object o;
  std::thread t([] {
    Object::ScopedAccess<farbot::ThreadType::realtime> p(o);
    p->a = p->b = 1;
  });
  {
    Object::ScopedAccess<farbot::ThreadType::nonRealtime> p(o);
    assert(p->a == p->b);
  }
  t.join();
}
