// bshoshany/thread-pool: one worker, one job, its future.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/bshoshany+thread-pool/include
#include <cassert>
#include <BS_thread_pool.hpp>

int main() {
  BS::thread_pool pool(1);
  auto f = pool.submit_task([] { return 2; });
  assert(f.get() == 2);
}
