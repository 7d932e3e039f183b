// Each thread gets the loop's variable by reference, which the loop goes on to change.
// bug: data-race free-race
// says: the local variable i of thread 0 (main)
// says: (lambda at loop.cpp:13)
#include <thread>
#include <vector>

static int results[2];

int main() {
    std::vector<std::thread> threads;
    for (int i = 0; i < 2; i++)
        threads.emplace_back([&] { results[i] = 10 * i; });
    for (std::thread &t : threads)
        t.join();
    return results[0] + results[1] == 10 ? 0 : 1;
}
