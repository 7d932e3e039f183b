// cameron314/readerwriterqueue, BlockingReaderWriterCircularBuffer: writer and reader wait for each other.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/cameron314+readerwriterqueue
#include <cassert>
#include <thread>
#include <readerwritercircularbuffer.h>

int main() {
  moodycamel::BlockingReaderWriterCircularBuffer<int> q(1);
  std::thread p([&] { q.wait_enqueue(1); q.wait_enqueue(2); });
  int x, y;
  q.wait_dequeue(x);
  q.wait_dequeue(y);
  p.join();
  assert(x == 1 && y == 2);
}
