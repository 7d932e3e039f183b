// zeromq/libzmq, ypipe: a writer flushes, a reader reads; values in order.
// genmcgo DRIVER LIBRARIES/zeromq+libzmq/src/err.cpp -- -std=c++11 -DZMQ_USE_CV_IMPL_STL11 -DZMQ_ATOMIC_PTR_CXX11 -DHAVE_POSIX_MEMALIGN -ILIBRARIES/zeromq+libzmq/src -ILIBRARIES/zeromq+libzmq/include -ILIBRARIES/empty -DZMQ_CACHELINE_SIZE=64
#include <cassert>
#include <cstdio>
#include <thread>
#include "ypipe.hpp"

int main() {
  zmq::ypipe_t<int, 4> q;
  std::thread t([&] { for (int i = 1; i <= 2; i++) { q.write(i, false); q.flush(); } });
  int next = 1, v;
  for (int i = 0; i < 3; i++)
    if (q.read(&v)) assert(v == next++);
  t.join();
  while (q.read(&v)) assert(v == next++);
  assert(next == 3);
}
