// The thread waits for mail or a request to stop; it is joined, and nobody requests the stop.
// bug: deadlock
// says: thread 1 (lambda at inbox.cpp:31) waits at inbox.cpp:24 for a signal of the condition variable inbox.arrived or a request to stop; thread 0 could wake it at inbox.cpp:34, but waits itself
// says: thread 0 (main) waits at inbox.cpp:33 for thread 1 to finish
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>

class Inbox {
    std::mutex mutex;
    std::condition_variable_any arrived;
    std::deque<int> letters;

public:
    void deliver(int letter) {
        std::lock_guard lock(mutex);
        letters.push_back(letter);
        arrived.notify_one();
    }
    void read(std::stop_token stop) {
        std::unique_lock lock(mutex);
        while (arrived.wait(lock, stop, [&] { return !letters.empty(); }))
            letters.pop_front();
    }
};

int main() {
    Inbox inbox;
    std::jthread reader([&](std::stop_token stop) { inbox.read(stop); });
    inbox.deliver(1);
    reader.join();
}
