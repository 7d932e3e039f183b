// rigtorp/Seqlock: a reader beside a writer sees both halves of one store.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/rigtorp+Seqlock/include
#include <cassert>
#include <thread>
#include <rigtorp/Seqlock.h>

struct Pair { int a, b; };

int main() {
  rigtorp::Seqlock<Pair> s;
  s.store({0, 0});
  std::thread w([&] { s.store({1, 1}); });
  Pair p = s.load();
  assert(p.a == p.b);
  w.join();
}
