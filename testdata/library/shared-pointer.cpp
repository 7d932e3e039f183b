// libstdc++'s std::atomic<std::shared_ptr>::load unlocks with a relaxed write, so the next store races with what it read.
// Only atomic operations race here: that is no error of the program, and its author can do nothing about it.
#include <atomic>
#include <memory>
#include <thread>

std::atomic<std::shared_ptr<int>> config;

int main() {
  std::thread reader([] { auto p = config.load(); });
  std::thread writer([] { config.store(std::make_shared<int>(1)); });
  reader.join();
  writer.join();
}
