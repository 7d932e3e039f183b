// odygrd/quill, BoundedSPSCQueue: two messages arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/odygrd+quill/include
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <quill/core/BoundedSPSCQueue.h>

// mmap is not modelled.
extern "C" void *mmap(void *, size_t n, int, int, int, off_t) noexcept { return std::calloc(1, n); }
extern "C" int munmap(void *p, size_t) noexcept { std::free(p); return 0; }

int main() {
  static quill::detail::BoundedSPSCQueue q(1024);
  std::thread t([] {
    for (int i = 1; i <= 2; i++) {
      std::byte* p = q.prepare_write(sizeof i);
      assert(p);
      std::memcpy(p, &i, sizeof i);
      q.finish_write(sizeof i);
      q.commit_write();
    }
  });
  for (int i = 1; i <= 2; i++) {
    std::byte* p;
    while (!(p = q.prepare_read()));
    int x;
    std::memcpy(&x, p, sizeof x);
    assert(x == i);
    q.finish_read(sizeof x);
    q.commit_read();
  }
  t.join();
}
