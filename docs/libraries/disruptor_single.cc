// lewissbaker/disruptorplus, one producer: three values through two slots arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/lewissbaker+disruptorplus/include
#include <cassert>
#include <thread>
#include <disruptorplus/ring_buffer.hpp>
#include <disruptorplus/single_threaded_claim_strategy.hpp>
#include <disruptorplus/spin_wait_strategy.hpp>
#include <disruptorplus/sequence_barrier.hpp>

using namespace disruptorplus;

int main() {
  ring_buffer<int> buffer(2);
  spin_wait_strategy wait;
  single_threaded_claim_strategy<spin_wait_strategy> claim(2, wait);
  sequence_barrier<spin_wait_strategy> consumed(wait);
  claim.add_claim_barrier(consumed);
  std::thread t([&] {
    for (int i = 1; i <= 3; i++) {
      sequence_t s = claim.claim_one();
      buffer[s] = i;
      claim.publish(s);
    }
  });
  sequence_t next = 0;
  while (next < 3) {
    sequence_t available = claim.wait_until_published(next);
    do assert(buffer[next] == int(next) + 1); while (next++ != available);
    consumed.publish(available);
  }
  t.join();
}
