// Both readers keep their shared lock while they wait for the exclusive one.
// bug: deadlock
// says: thread 1 (lambda at upgrade.cpp:30) waits at upgrade.cpp:15 for the read-write lock squares.mutex_, to write, which it holds to read itself since upgrade.cpp:21
// says: called at upgrade.cpp:23 in Cache::lookup
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>

class Cache {
    mutable std::shared_mutex mutex_;
    int entries_[4] = {};

    void fill(int key) {
        std::unique_lock<std::shared_mutex> write(mutex_);
        entries_[key] = key * key;
    }

public:
    int lookup(int key) {
        std::shared_lock<std::shared_mutex> read(mutex_);
        if (entries_[key] == 0)
            fill(key);
        return entries_[key];
    }
};

int main() {
    Cache squares;
    std::thread a([&] { squares.lookup(2); }), b([&] { squares.lookup(3); });
    a.join();
    b.join();
}
