// hogliux/farbot, RealtimeObject: a real-time thread reads beside a thread that writes; both halves are of one write.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/hogliux+farbot/include
#include <cassert>
#include <thread>
#include <farbot/RealtimeObject.hpp>

struct Pair { int a = 0, b = 0; };
using Object = farbot::RealtimeObject<Pair, farbot::RealtimeObjectOptions::nonRealtimeMutatable>;

int main() {
  static Object o;
  std::thread t([] {
    for (int i = 0; i < 2; i++) {
      Object::ScopedAccess<farbot::ThreadType::realtime> p(o);
      assert(p->a == p->b);
    }
  });
  {
    Object::ScopedAccess<farbot::ThreadType::nonRealtime> p(o);
    p->a = p->b = 1;
  }
  t.join();
}
