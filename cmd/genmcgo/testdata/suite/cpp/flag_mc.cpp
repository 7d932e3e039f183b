// A flag that publishes.
// clang: -std=c++20
#include <atomic>
#include <cassert>
#include <thread>

namespace flag {

static std::atomic<bool> ready;
static int data;

// genmcgo: executions=2
void mc_test_publish() {
	std::jthread t([] {
		data = 42;
		ready.store(true, std::memory_order_release);
	});
	if (ready.load(std::memory_order_acquire))
		assert(data == 42);
}

// genmcgo: kind=data-race
void mc_test_relaxed() {
	std::jthread t([] {
		data = 42;
		ready.store(true, std::memory_order_relaxed);
	});
	if (ready.load(std::memory_order_relaxed))
		assert(data == 42);
}

} // namespace flag
