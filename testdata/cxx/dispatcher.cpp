// A dispatcher, a worker and a reporter: the worker waits for work with the second lock in its hands, which the
// reporter takes before the first, and the dispatcher needs the first to hand out work.
// bug: deadlock
// says: thread 1 (Dispatcher::work) waits at dispatcher.cpp:29 for a signal of the condition variable d.has_job; thread 3 could signal it at dispatcher.cpp:23
// says: thread 3 (Dispatcher::submit) waits at dispatcher.cpp:21 for the lock d.jobs_mutex, which thread 2 holds since dispatcher.cpp:35
// says: thread 2 (Dispatcher::pending) waits at dispatcher.cpp:36 for the lock d.stats_mutex, which thread 1 holds since dispatcher.cpp:27
// says: cycle: thread 1 -> thread 3 -> thread 2 -> thread 1
#include <condition_variable>
#include <mutex>
#include <thread>

class Dispatcher {
    std::mutex jobs_mutex;
    std::mutex stats_mutex;
    std::condition_variable has_job;
    int jobs = 0;
    int done = 0;

public:
    void submit() {
        std::scoped_lock lock(jobs_mutex);
        ++jobs;
        has_job.notify_one();
    }

    void work() {
        std::scoped_lock stats(stats_mutex);
        std::unique_lock lock(jobs_mutex);
        has_job.wait(lock, [this] { return jobs > 0; });
        --jobs;
        ++done;
    }

    int pending() {
        std::scoped_lock lock(jobs_mutex);
        std::scoped_lock stats(stats_mutex);
        return jobs - done;
    }
};

int main() {
    Dispatcher d;
    std::jthread worker(&Dispatcher::work, &d);
    std::jthread reporter(&Dispatcher::pending, &d);
    std::jthread client(&Dispatcher::submit, &d);
}
