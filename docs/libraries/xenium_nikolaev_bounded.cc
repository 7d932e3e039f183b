// mpoeter/xenium, nikolaev_bounded: two pushes and a pop; each value once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mpoeter+xenium
#include <cassert>
#include <thread>
#include <xenium/nikolaev_bounded_queue.hpp>
#include <xenium/reclamation/hazard_pointer.hpp>
#include <xenium/reclamation/generic_epoch_based.hpp>
#include <xenium/reclamation/quiescent_state_based.hpp>

using hp = xenium::reclamation::hazard_pointer<>::with<
    xenium::policy::allocation_strategy<xenium::reclamation::hp_allocation::static_strategy<3>>>;
using ebr = xenium::reclamation::epoch_based<>;
using qsr = xenium::reclamation::quiescent_state_based;

int main() {
  xenium::nikolaev_bounded_queue<int, xenium::policy::pop_retries<1>> q(2);
  std::thread t([&] { assert(q.try_push(1)); });
  assert(q.try_push(2));
  int v, sum = 0;
  if (q.try_pop(v)) sum += v;
  t.join();
  while (q.try_pop(v)) sum += v;
  assert(sum == 3);
}
