// cameron314/readerwriterqueue: three values through a queue that grows.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/cameron314+readerwriterqueue
#include <cassert>
#include <thread>
#include <readerwriterqueue.h>

int main() {
  moodycamel::ReaderWriterQueue<int, 2> q(1);
  std::thread p([&] { for (int i = 1; i <= 3; i++) q.enqueue(i); });
  int next = 1;
  for (int tries = 0; tries < 4; tries++) {
    int v;
    if (q.try_dequeue(v)) assert(v == next++);
  }
  p.join();
  for (int v; q.try_dequeue(v);) assert(v == next++);
  assert(next == 4);
}
