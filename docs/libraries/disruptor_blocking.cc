// lewissbaker/disruptorplus, one producer, blocking_wait_strategy: two values through one slot arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/lewissbaker+disruptorplus/include
#include <cassert>
#include <thread>
#include <disruptorplus/ring_buffer.hpp>
#include <disruptorplus/single_threaded_claim_strategy.hpp>
#include <disruptorplus/blocking_wait_strategy.hpp>
#include <disruptorplus/sequence_barrier.hpp>

using namespace disruptorplus;

int main() {
  ring_buffer<int> buffer(1);
  blocking_wait_strategy wait;
  single_threaded_claim_strategy<blocking_wait_strategy> claim(1, wait);
  sequence_barrier<blocking_wait_strategy> consumed(wait);
  claim.add_claim_barrier(consumed);
  std::thread t([&] {
    for (int i = 1; i <= 2; i++) {
      sequence_t s = claim.claim_one();
      buffer[s] = i;
      claim.publish(s);
    }
  });
  for (sequence_t next = 0; next < 2; next++) {
    claim.wait_until_published(next);
    assert(buffer[next] == int(next) + 1);
    consumed.publish(next);
  }
  t.join();
}
