// An event is pulsed: set, notified and reset. Who comes later, or wakes up later, never sees it.
// bug: deadlock
// says: (lambda at pulse.cpp:32) waits at pulse.cpp:13 for a signal of the condition variable start.cv
// says: the broadcast at pulse.cpp:18 by thread 0 announced start.signalled = 1, but that was 0 when this thread looked, since thread 0 wrote it at pulse.cpp:19
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

struct Event {
    void wait() {
        std::unique_lock<std::mutex> lock(mtx);
        cv.wait(lock, [&] { return signalled; });
    }
    void pulse() {
        std::lock_guard<std::mutex> lock(mtx);
        signalled = true;
        cv.notify_all();
        signalled = false;
    }

private:
    std::mutex mtx;
    std::condition_variable cv;
    bool signalled = false;
};

int main() {
    Event start;
    std::vector<std::thread> runners;
    for (int i = 0; i < 2; ++i)
        runners.emplace_back([&start] { start.wait(); });
    start.pulse();
    for (auto& r : runners)
        r.join();
}
