// DNedic/lockfree, spsc::BipartiteBuf: two values written at once are read at once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/DNedic+lockfree/lockfree
#include <cassert>
#include <thread>
#include <lockfree.hpp>

int main() {
  static lockfree::spsc::BipartiteBuf<int, 4> q;
  std::thread p([] {
    int *w = q.WriteAcquire(2);
    assert(w);
    w[0] = 1;
    w[1] = 2;
    q.WriteRelease(2);
  });
  std::pair<int *, size_t> r = q.ReadAcquire();
  if (r.second) {
    assert(r.second == 2 && r.first[0] == 1 && r.first[1] == 2);
    q.ReadRelease(2);
  }
  p.join();
}
