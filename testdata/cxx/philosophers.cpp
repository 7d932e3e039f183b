// Each of three guests takes the left fork first.
// bug: deadlock
// says: thread 1 (Table::dine) waits at philosophers.cpp:19 for the lock table.forks[1].m, which thread 2 holds since philosophers.cpp:18
// says: for the lock table.forks[0].m, which thread 1 holds since philosophers.cpp:18
// says: cycle: thread 1 -> thread 2 -> thread 3 -> thread 1
#include <array>
#include <mutex>
#include <thread>
#include <vector>

struct Fork {
    std::mutex m;
};

struct Table {
    std::array<Fork, 3> forks;
    void dine(int seat) {
        std::unique_lock left(forks[seat].m);
        std::unique_lock right(forks[(seat + 1) % forks.size()].m);
    }
};

int main() {
    Table table;
    std::vector<std::jthread> guests;
    for (int i = 0; i < 3; i++)
        guests.emplace_back(&Table::dine, &table, i);
}
