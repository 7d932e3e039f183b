// mpoeter/xenium, harris_list: with hazard pointers: two threads insert, one removes.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mpoeter+xenium
#include <cassert>
#include <thread>
#include <xenium/harris_michael_list_based_set.hpp>
#include <xenium/reclamation/hazard_pointer.hpp>
#include <xenium/reclamation/generic_epoch_based.hpp>
#include <xenium/reclamation/quiescent_state_based.hpp>

using hp = xenium::reclamation::hazard_pointer<>::with<
    xenium::policy::allocation_strategy<xenium::reclamation::hp_allocation::static_strategy<3>>>;
using ebr = xenium::reclamation::epoch_based<>;
using qsr = xenium::reclamation::quiescent_state_based;

int main() {
  xenium::harris_michael_list_based_set<int, xenium::policy::reclaimer<hp>> s;
  std::thread t([&] { assert(s.emplace(1)); });
  assert(s.emplace(2));
  assert(s.erase(2));
  t.join();
  assert(s.contains(1) && !s.contains(2));
}
