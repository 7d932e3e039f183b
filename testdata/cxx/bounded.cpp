// Producers and consumers wait for one condition variable: a notification wakes one that cannot use it.
// bug: deadlock
// says: (lambda at bounded.cpp:43) waits at bounded.cpp:18 for a signal of the condition variable queue.changed_
// says: the signal at bounded.cpp:28 by thread
// says: waits at bounded.cpp:25 for a signal of the condition variable queue.changed_
// says: cycle: thread 2 -> thread
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

template <typename T> class BoundedQueue {
public:
    explicit BoundedQueue(size_t cap) : cap_(cap) {}
    void put(T v) {
        std::unique_lock lock(m_);
        while (items_.size() == cap_)
            changed_.wait(lock);
        items_.push_back(v);
        changed_.notify_one();
    }
    T take() {
        std::unique_lock lock(m_);
        while (items_.empty())
            changed_.wait(lock);
        T v = items_.front();
        items_.pop_front();
        changed_.notify_one();
        return v;
    }

private:
    std::mutex m_;
    std::condition_variable changed_;
    std::deque<T> items_;
    const size_t cap_;
};

BoundedQueue<int> queue(1);

int main() {
    std::thread p1([] { queue.put(1); });
    std::thread p2([] { queue.put(2); });
    std::thread c1([] { queue.take(); });
    std::thread c2([] { queue.take(); });
    p1.join(); p2.join(); c1.join(); c2.join();
}
