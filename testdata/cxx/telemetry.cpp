// A ring buffer with fences: the producer's stands after the store that publishes, not before it.
// bug: data-race
// says: of the local variable queue of thread 0 (main)
// says: (lambda at telemetry.cpp:55) at telemetry.cpp:38 and non-atomic write by thread 1 (lambda at telemetry.cpp:54) at telemetry.cpp:27
// says: in telemetry::SpscQueue::try_pop
// says: in telemetry::SpscQueue::try_push
// says: the value of queue.write_ that thread 1 writes at line 28 and thread 2 reads at line 35
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <thread>

namespace telemetry {

struct Sample {
    std::uint32_t sensor;
    double value;
};

template <typename T, std::size_t N> class SpscQueue {
public:
    bool try_push(const T& item) {
        auto w = write_.load(std::memory_order_relaxed);
        if (w - read_.load(std::memory_order_acquire) == N)
            return false;
        buffer_[w % N] = item;
        write_.store(w + 1, std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_release);
        return true;
    }

    std::optional<T> try_pop() {
        auto r = read_.load(std::memory_order_relaxed);
        if (write_.load(std::memory_order_relaxed) == r)
            return std::nullopt;
        std::atomic_thread_fence(std::memory_order_acquire);
        T item = buffer_[r % N];
        read_.store(r + 1, std::memory_order_release);
        return item;
    }

private:
    std::array<T, N> buffer_{};
    std::atomic<std::size_t> write_{0};
    std::atomic<std::size_t> read_{0};
};

} // namespace telemetry

int main() {
    telemetry::SpscQueue<telemetry::Sample, 4> queue;
    bool alarm = false;
    std::jthread sensor([&] { queue.try_push({7, 21.5}); });
    std::jthread logger([&] {
        if (auto s = queue.try_pop())
            alarm = s->value > 20;
    });
    logger.join();
    return alarm;
}
