// crill-dev/crill, seqlock_object: a reader beside a writer sees both halves of one store.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/crill-dev+crill/include
#include <cassert>
#include <thread>
#include <crill/seqlock_object.h>

struct Pair { char a = 0, b = 0; };

int main() {
  static crill::seqlock_object<Pair> o;
  std::thread t([] { o.store({1, 1}); });
  Pair p = o.load();
  assert(p.a == p.b);
  t.join();
}
