// dougbinks/enkiTS, LockLessMultiReadPipe: a writer and a reader; each value is taken once.
// genmcgo DRIVER -- -std=c++11 -ILIBRARIES/dougbinks+enkiTS/src
#include <cassert>
#include <cstring>
#include <thread>
#include <LockLessMultiReadPipe.h>

int main() {
  static enki::LockLessMultiReadPipe<1, int> q;
  static int stolen, own;
  assert(q.WriterTryWriteFront(1));
  std::thread t([] { int v; if (q.ReaderTryReadBack(&v)) stolen += v; });
  assert(q.WriterTryWriteFront(2));
  for (int v; q.WriterTryReadFront(&v);) own += v;
  t.join();
  assert(own + stolen == 3);
}
