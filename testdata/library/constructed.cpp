// A std::atomic<std::shared_ptr> is constructed while a thread stores into it: the error is the program's.
#include <atomic>
#include <memory>
#include <new>
#include <thread>

using Config = std::atomic<std::shared_ptr<int>>;
alignas(Config) char memory[sizeof(Config)];

int main() {
  std::thread writer([] { reinterpret_cast<Config *>(memory)->store(std::make_shared<int>(1)); });
  new (memory) Config;
  writer.join();
}
