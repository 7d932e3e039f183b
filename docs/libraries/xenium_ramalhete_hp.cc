// mpoeter/xenium, ramalhete_hp: with hazard pointers: two pushes and a pop; each value once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mpoeter+xenium
#include <cassert>
#include <thread>
#include <xenium/ramalhete_queue.hpp>
#include <xenium/reclamation/hazard_pointer.hpp>
#include <xenium/reclamation/generic_epoch_based.hpp>
#include <xenium/reclamation/quiescent_state_based.hpp>

using hp = xenium::reclamation::hazard_pointer<>::with<
    xenium::policy::allocation_strategy<xenium::reclamation::hp_allocation::static_strategy<3>>>;
using ebr = xenium::reclamation::epoch_based<>;
using qsr = xenium::reclamation::quiescent_state_based;

int main() {
  xenium::ramalhete_queue<int *, xenium::policy::reclaimer<hp>, xenium::policy::entries_per_node<2>, xenium::policy::pop_retries<1>> q;
  static int one = 1, two = 2;
  std::thread t([&] { q.push(&one); });
  q.push(&two);
  int *v, sum = 0;
  if (q.try_pop(v)) sum += *v;
  t.join();
  while (q.try_pop(v)) sum += *v;
  assert(sum == 3);
}
