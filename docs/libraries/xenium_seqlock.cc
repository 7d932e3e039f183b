// mpoeter/xenium, seqlock: a reader beside a writer.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mpoeter+xenium
#include <cassert>
#include <thread>
#include <xenium/seqlock.hpp>
#include <xenium/reclamation/hazard_pointer.hpp>
#include <xenium/reclamation/generic_epoch_based.hpp>
#include <xenium/reclamation/quiescent_state_based.hpp>

using hp = xenium::reclamation::hazard_pointer<>::with<
    xenium::policy::allocation_strategy<xenium::reclamation::hp_allocation::static_strategy<3>>>;
using ebr = xenium::reclamation::epoch_based<>;
using qsr = xenium::reclamation::quiescent_state_based;

int main() {
  struct Two { long a, b; };
  static xenium::seqlock<Two> s;
  std::thread t([&] { s.store(Two{1, 1}); });
  Two x = s.load();
  assert(x.a == x.b);
  t.join();
}
