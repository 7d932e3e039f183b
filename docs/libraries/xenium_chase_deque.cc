// mpoeter/xenium, chase_deque: an owner and a thief.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mpoeter+xenium
#include <cassert>
#include <thread>
#include <xenium/chase_work_stealing_deque.hpp>
#include <xenium/reclamation/hazard_pointer.hpp>
#include <xenium/reclamation/generic_epoch_based.hpp>
#include <xenium/reclamation/quiescent_state_based.hpp>

using hp = xenium::reclamation::hazard_pointer<>::with<
    xenium::policy::allocation_strategy<xenium::reclamation::hp_allocation::static_strategy<3>>>;
using ebr = xenium::reclamation::epoch_based<>;
using qsr = xenium::reclamation::quiescent_state_based;

int main() {
  static int one = 1, two = 2;
  xenium::chase_work_stealing_deque<int> d;
  int own = 0, stolen = 0, *v;
  assert(d.try_push(&one));
  std::thread t([&] { int *v; if (d.try_steal(v)) stolen += *v; });
  assert(d.try_push(&two));
  while (d.try_pop(v)) own += *v;
  t.join();
  assert(own + stolen == 3);
}
