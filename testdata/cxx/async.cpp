// The mutex is held while the thread that needs it is waited for.
// bug: deadlock
// says: waits at async.cpp:19 for thread 1 to finish
// says: (Cache::refresh) waits at async.cpp:13 for the lock cache.mutex, which thread 0 holds since before thread 1 was created at async.cpp:18
// says: cycle: thread 0 -> thread 1 -> thread 0
#include <future>
#include <mutex>

struct Cache {
    std::mutex mutex;
    int value = 0;
    int refresh() {
        std::lock_guard<std::mutex> lock(mutex);
        return ++value;
    }
    int get() {
        std::lock_guard<std::mutex> lock(mutex);
        auto fresh = std::async(std::launch::async, &Cache::refresh, this);
        return fresh.get();
    }
};

int main() {
    Cache cache;
    cache.get();
}
