// craflin/LockFreeQueue, LockFreeQueueCpp11: a producer and a consumer; what arrives was put in.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/craflin+LockFreeQueue
#include <cassert>
#include <new>
#include <thread>
#include <LockFreeQueueCpp11.h>

int main() {
  LockFreeQueueCpp11<int> q(2);
  std::thread a([&] { assert(q.push(1)); });
  int v;
  if (q.pop(v)) assert(v == 1);
  a.join();
}
