// A thread that was detached uses an object that is destroyed.
// bug: free-race invalid-access
// says: frees the Timer allocated by thread 0 (main) at timer.cpp:22
// says: read-modify-write by thread 1 (lambda at timer.cpp:16) at timer.cpp:16
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
