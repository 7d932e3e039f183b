// The thread is asked to stop, but waits for a condition variable that nobody notifies.
// bug: deadlock
// says: thread 1 (lambda at stop.cpp:16) waits at stop.cpp:21 for a signal of the condition variable log.more_
// says: variable log.more_; no thread is left that signals it
// says: std::stop_token::stop_requested = false
// says: std::jthread::~jthread requests stop
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

class Logger {
    std::mutex mutex_;
    std::condition_variable more_;
    int pending_ = 0;
    std::jthread writer_{[this](std::stop_token st) { run(st); }};

    void run(std::stop_token st) {
        std::unique_lock<std::mutex> lk(mutex_);
        while (!st.stop_requested()) {
            more_.wait(lk, [&] { return pending_ > 0 || st.stop_requested(); });
            pending_ = 0;
        }
    }

public:
    void log() {
        std::lock_guard<std::mutex> lk(mutex_);
        pending_++;
        more_.notify_one();
    }
};

int main() {
    Logger log;
    log.log();
}
