// Peterson's lock with releases and acquires: it needs sequentially consistent accesses.
// bug: data-race
// says: non-atomic read of page.hits by thread
// says: (Counter::hit) at peterson.cpp:29
// says: before its write of page.lock.turn_ at line 16 is visible to thread
#include <atomic>
#include <thread>

class PetersonLock {
    std::atomic<bool> interested_[2] = {};
    std::atomic<int> turn_{0};

public:
    void lock(int me) {
        interested_[me].store(true, std::memory_order_release);
        turn_.store(1 - me, std::memory_order_release);
        while (interested_[1 - me].load(std::memory_order_acquire) &&
               turn_.load(std::memory_order_acquire) == 1 - me)
            ;
    }
    void unlock(int me) { interested_[me].store(false, std::memory_order_release); }
};

struct Counter {
    PetersonLock lock;
    long hits = 0;
    void hit(int me) {
        lock.lock(me);
        ++hits;
        lock.unlock(me);
    }
};

Counter page;

int main() {
    std::thread a(&Counter::hit, &page, 0), b(&Counter::hit, &page, 1);
    a.join();
    b.join();
}
