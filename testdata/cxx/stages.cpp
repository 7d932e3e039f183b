// The latch counts the workers and main, but main only waits.
// bug: deadlock
// says: thread 0 (main) waits at stages.cpp:20 in std::latch pipeline.ready_, whose count went from 3 to 1
// says: thread 1 arrived at stages.cpp:19;
// says: thread 2 arrived at stages.cpp:19;
// says: no thread is left that arrives there
#include <latch>
#include <thread>
#include <vector>

class Pipeline {
    static constexpr int kStages = 2;
    std::latch ready_{kStages + 1};
    std::vector<std::jthread> stages_;

public:
    void start() {
        for (int i = 0; i < kStages; ++i)
            stages_.emplace_back([this] { ready_.count_down(); });
        ready_.wait();
    }
};

int main() {
    Pipeline pipeline;
    pipeline.start();
}
