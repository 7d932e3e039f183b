// The consumer locks the buffer before it waits for an item, so that the producer cannot bring one.
// bug: deadlock
// says: thread 1 (lambda at buffer.cpp:35) waits at buffer.cpp:26 for the semaphore buffer.items, whose value is 0 and to which nothing was posted; thread 2 could post to it at buffer.cpp:22
// says: thread 2 (lambda at buffer.cpp:36) waits at buffer.cpp:19 for the lock buffer.mutex, which thread 1 holds since buffer.cpp:25
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <deque>
#include <mutex>
#include <semaphore>
#include <thread>

class Buffer {
    std::mutex mutex;
    std::counting_semaphore<> items{0};
    std::deque<int> content;

public:
    void put(int x) {
        {
            std::lock_guard guard(mutex);
            content.push_back(x);
        }
        items.release();
    }
    int take() {
        std::lock_guard guard(mutex);
        items.acquire();
        int x = content.front();
        content.pop_front();
        return x;
    }
};

int main() {
    Buffer buffer;
    std::jthread consumer([&buffer] { buffer.take(); });
    std::jthread producer([&buffer] { buffer.put(5); });
}
