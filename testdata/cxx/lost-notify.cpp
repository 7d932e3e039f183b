// The consumer tests the flag before it takes the lock: the notification may come in between.
// bug: deadlock
// says: (Door::enter) waits at lost-notify.cpp:25
// says: the condition variable door.opened
// says: the signal at lost-notify.cpp:19 by thread 1 came before this wait began
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

class Door {
  std::mutex guard;
  std::condition_variable opened;
  std::atomic<bool> open{false};

public:
  void unlock() {
    open = true;
    opened.notify_one();
  }
  void enter() {
    if (open)
      return;
    std::unique_lock<std::mutex> l(guard);
    opened.wait(l);
  }
};

int main() {
  Door door;
  std::thread keeper(&Door::unlock, &door);
  std::thread guest(&Door::enter, &door);
  keeper.join();
  guest.join();
}
