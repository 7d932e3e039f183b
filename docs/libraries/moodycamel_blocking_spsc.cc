// cameron314/readerwriterqueue, BlockingReaderWriterQueue: the reader waits on a semaphore.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/cameron314+readerwriterqueue
#include <cassert>
#include <thread>
#include <readerwriterqueue.h>

int main() {
  moodycamel::BlockingReaderWriterQueue<int, 2> q(1);
  std::thread p([&] { q.enqueue(1); q.enqueue(2); });
  int x, y;
  q.wait_dequeue(x);
  q.wait_dequeue(y);
  p.join();
  assert(x == 1 && y == 2);
}
