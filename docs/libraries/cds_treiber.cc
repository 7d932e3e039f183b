// khizmax/libcds, TreiberStack with hazard pointers: two pushes and a pop; each value once.
// genmcgo DRIVER LIBRARIES/khizmax+libcds/src/init.cpp LIBRARIES/khizmax+libcds/src/hp.cpp LIBRARIES/khizmax+libcds/src/dhp.cpp LIBRARIES/khizmax+libcds/src/thread_data.cpp LIBRARIES/khizmax+libcds/src/topology_linux.cpp -- -std=c++17 -ILIBRARIES/khizmax+libcds
#include <cassert>
#include <thread>
#include <cds/init.h>
#include <cds/gc/hp.h>
#include <cds/container/treiber_stack.h>

int main() {
  cds::Initialize();
  {
    cds::gc::HP hp(2, 3, 4);
    cds::threading::Manager::attachThread();
    {
      cds::container::TreiberStack<cds::gc::HP, int> s;
      std::thread t([&] { cds::threading::Manager::attachThread(); s.push(1); cds::threading::Manager::detachThread(); });
      s.push(2);
      int x, sum = 0;
      if (s.pop(x)) sum += x;
      t.join();
      while (s.pop(x)) sum += x;
      assert(sum == 3);
    }
    cds::threading::Manager::detachThread();
  }
  cds::Terminate();
}
