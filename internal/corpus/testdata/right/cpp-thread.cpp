// expect: verified complete=2
// std::thread with a function, a member function and arguments by reference.
#include <atomic>
#include <cassert>
#include <functional>
#include <thread>

struct Counter {
	std::atomic<int> n{0};
	void add(int k) { n.fetch_add(k, std::memory_order_relaxed); }
};

static void twice(Counter &c) { c.add(2); }

int main()
{
	Counter c;
	std::thread a(&Counter::add, &c, 1);
	std::thread b(twice, std::ref(c));
	a.join();
	b.join();
	assert(c.n.load() == 3);
	return 0;
}
