// expect: verified complete=2
// Message passing with std::atomic and a fence.
#include <atomic>
#include <cassert>
#include <thread>

static int data;
static std::atomic<bool> ready{false};

int main()
{
	std::thread writer([] {
		data = 42;
		std::atomic_thread_fence(std::memory_order_release);
		ready.store(true, std::memory_order_relaxed);
	});
	if (ready.load(std::memory_order_acquire))
		assert(data == 42);
	writer.join();
	return 0;
}
