// A task keeps a reference to a local variable of the function that started it.
// bug: free-race
// says: use-after-return
// says: the local variable total of thread 0 (main)
// says: lambda at dangling.cpp:25
// says: return by thread 0 (main) at dangling.cpp:26
// says: called at dangling.cpp:30 in main
#include <functional>
#include <thread>
#include <vector>

class Pool {
  std::vector<std::thread> workers;

public:
  void submit(std::function<void()> task) { workers.emplace_back(std::move(task)); }
  ~Pool() {
    for (auto &w : workers)
      w.join();
  }
};

static void count_up(Pool &pool) {
  int total = 0;
  pool.submit([&total] { total += 1; });
}

int main() {
  Pool pool;
  count_up(pool);
}
