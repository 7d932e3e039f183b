// A job is taken from the queue after a wait with if: another printer may have been faster.
// bug: assertion
// says: assertion violated: !this->empty()
// says: Job *job = jobs_.front();
// says: the condition is not looked at again after the wait (if, where while is needed)
// says: waits at printer.cpp:31 and is woken by thread 0 at printer.cpp:26
// says: has changed what it waited for at printer.cpp:33
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

struct Job {
    int pages = 1;
};

class PrintQueue {
    std::mutex lock_;
    std::condition_variable nonempty_;
    std::queue<Job *> jobs_;

public:
    void add(Job *job) {
        std::lock_guard<std::mutex> hold(lock_);
        jobs_.push(job);
        nonempty_.notify_all();
    }
    Job *next() {
        std::unique_lock<std::mutex> hold(lock_);
        if (jobs_.empty())
            nonempty_.wait(hold);
        Job *job = jobs_.front();
        jobs_.pop();
        return job;
    }
};

int main() {
    PrintQueue queue;
    std::jthread laser([&] { queue.next()->pages = 0; });
    std::jthread inkjet([&] { queue.next()->pages = 0; });
    Job letter, invoice;
    queue.add(&letter);
    queue.add(&invoice);
    laser.join();
    inkjet.join();
}
