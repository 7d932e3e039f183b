// mpoeter/xenium, left_right: a reader beside a writer.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mpoeter+xenium
#include <cassert>
#include <thread>
#include <xenium/left_right.hpp>
#include <xenium/reclamation/hazard_pointer.hpp>
#include <xenium/reclamation/generic_epoch_based.hpp>
#include <xenium/reclamation/quiescent_state_based.hpp>

using hp = xenium::reclamation::hazard_pointer<>::with<
    xenium::policy::allocation_strategy<xenium::reclamation::hp_allocation::static_strategy<3>>>;
using ebr = xenium::reclamation::epoch_based<>;
using qsr = xenium::reclamation::quiescent_state_based;

int main() {
  xenium::left_right<int> lr{0};
  std::thread t([&] { lr.update([](int &x) { x++; }); });
  int v = lr.read([](const int &x) { return x; });
  assert(v == 0 || v == 1);
  t.join();
}
