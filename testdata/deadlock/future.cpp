// A promise that nobody keeps.
// says: thread 0 (main) waits at future.cpp:11 in std::future for the value of p, which no thread sets; thread 1 (worker) finished without setting it
#include <future>
#include <thread>
std::promise<int> p;
static void worker(bool ok) { if (ok) p.set_value(42); }
int main() {
  auto f = p.get_future();
  std::thread t(worker, false);

  int v = f.get();
  t.join();
  return v != 42;
}
