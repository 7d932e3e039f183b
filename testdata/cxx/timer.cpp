// A thread that was detached uses an object that is destroyed.
// bug: free-race invalid-access
// says: thread 0 (main) frees Timer#1 at timer.cpp:24 while
// says: thread 1 (lambda at timer.cpp:16) may still access Timer#1.ticks_ at timer.cpp:16
// says: Timer#1.ticks_
#include <atomic>
#include <memory>
#include <thread>

class Timer {
    std::atomic<int> ticks_{0};
    std::thread thread_;

public:
    void start() {
        thread_ = std::thread([this] { ticks_++; });
    }
    ~Timer() { thread_.detach(); }
};

int main() {
    auto timer = std::make_unique<Timer>();
    timer->start();
    timer.reset();
}
