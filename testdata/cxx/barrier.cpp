// One of three threads leaves before it comes to the barrier at which the others wait.
// bug: deadlock
// says: thread 1 (phase) waits at barrier.cpp:20 in std::barrier sync
// says: thread 2 (phase) waits at barrier.cpp:20 in std::barrier sync
// says: no thread is left that arrives there
// says: (3,0) start
#include <atomic>
#include <barrier>
#include <cassert>
#include <thread>
#include <vector>

constexpr int workers = 3;
std::atomic<int> partial[workers];

void phase(int id, std::barrier<> &sync) {
    partial[id] = id + 1;
    if (partial[id] == 3)
        return; // done early
    sync.arrive_and_wait();
}

int main() {
    std::barrier sync(workers);
    std::vector<std::thread> threads;
    for (int i = 0; i < workers; i++)
        threads.emplace_back(phase, i, std::ref(sync));
    for (auto &t : threads)
        t.join();
}
