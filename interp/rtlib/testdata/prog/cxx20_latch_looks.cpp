// complete 17
// std=c++20
// Two threads wait for a latch. How often libstdc++ looks at it before it sleeps makes no difference: with 16 looks there
// were 50 executions.
#include <latch>
#include <thread>
int main() {
  std::latch start(1);
  std::jthread a([&] { start.wait(); }), b([&] { start.wait(); });
  start.count_down();
}
