// The destructor sets the flag without the mutex, and notifies between the test of the flag and the wait.
// bug: deadlock
// says: thread 1 (ThreadPool::work) waits at pool.cpp:35 for a signal of the condition variable pool.wakeup_
// says: the broadcast at pool.cpp:18 by thread 0 came before this wait began
// says: called at pool.cpp:53 in main
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <atomic>

class ThreadPool {
public:
    ThreadPool() : worker_(&ThreadPool::work, this) {}
    ~ThreadPool() {
        stopping_ = true;
        wakeup_.notify_all();
        worker_.join();
    }
    void submit(std::function<void()> job) {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            jobs_.push(std::move(job));
        }
        wakeup_.notify_one();
    }

private:
    void work() {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                wakeup_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
                if (jobs_.empty())
                    return;
                job = std::move(jobs_.front());
                jobs_.pop();
            }
            job();
        }
    }
    std::mutex mutex_;
    std::condition_variable wakeup_;
    std::queue<std::function<void()>> jobs_;
    std::atomic<bool> stopping_{false};
    std::thread worker_;
};

int main() {
    ThreadPool pool;
}
