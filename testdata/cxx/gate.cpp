// The count of those who arrived is read and written in two steps, so that both wait for the second one.
// bug: deadlock
// says: thread 1 (Gate::enter) waits at gate.cpp:17 in std::atomic::wait for a change of gate.arrived, which is 1 since
// says: wrote that at gate.cpp:14
// says: why: lost update: thread
#include <atomic>
#include <thread>

// a gate that opens once both sides have arrived, with C++20 waiting
struct Gate {
    std::atomic<int> arrived{0};
    void enter() {
        int n = arrived.load() + 1;
        arrived.store(n);
        arrived.notify_all();
        for (int v = n; v != 2; v = arrived.load())
            arrived.wait(v);
    }
};

int main() {
    Gate gate;
    std::jthread left(&Gate::enter, &gate);
    std::jthread right(&Gate::enter, &gate);
}
