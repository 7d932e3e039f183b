// expect: assertion line=24
// An unlocked check before a locked increment: both threads may pass it.
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex m;
static std::atomic<int> n{0};

static void add()
{
	if (n.load() < 1) {
		std::lock_guard<std::mutex> guard(m);
		n.store(n.load() + 1);
	}
}

int main()
{
	std::thread a(add), b(add);
	a.join();
	b.join();
	assert(n.load() == 1); // fails here
	return 0;
}
