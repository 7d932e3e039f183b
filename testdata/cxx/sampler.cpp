// The destructor joins the thread that samples before the jthread's own destructor could have asked it to stop.
// bug: liveness
// says: thread 1 (lambda at sampler.cpp:15) waits at sampler.cpp:19 in a loop for a request to stop (std::stop_token::stop_requested = false)
// says: thread 0 (main) waits at sampler.cpp:16 for thread 1 to finish
// options: liveness
#include <atomic>
#include <stop_token>
#include <thread>

class Sampler {
    std::atomic<int> samples_{0};
    std::jthread thread_;

public:
    Sampler() : thread_([this](std::stop_token stop) { sample(stop); }) {}
    ~Sampler() { thread_.join(); }

    void sample(std::stop_token stop) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        samples_++;
    }
};

int main() { Sampler sampler; }
