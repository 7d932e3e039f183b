// progschj/ThreadPool: one worker, one job, its future.
// genmcgo DRIVER -- -std=c++14 -ILIBRARIES/progschj+ThreadPool
#include <cassert>
#include <ThreadPool.h>

int main() {
  ThreadPool pool(1);
  auto f = pool.enqueue([](int x) { return x + 1; }, 1);
  assert(f.get() == 2);
}
