// expect: verified complete=4
// expect: verified complete=4 mm=imm
// std::lock of two mutexes in both orders, and beside a thread that takes them one
// after the other: it backs off, so nothing waits for ever. It is one operation that waits.
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex a, b;
static int x;

int main()
{
	std::thread t([] {
		std::lock(b, a);
		std::lock_guard<std::mutex> k(b, std::adopt_lock), l(a, std::adopt_lock);
		x++;
	});
	{
		std::lock(a, b);
		std::lock_guard<std::mutex> k(a, std::adopt_lock), l(b, std::adopt_lock);
		x++;
	}
	t.join();
	std::thread u([] {
		std::lock_guard<std::mutex> k(b);
		std::lock_guard<std::mutex> l(a);
		x++;
	});
	{
		std::lock(a, b);
		std::lock_guard<std::mutex> k(a, std::adopt_lock), l(b, std::adopt_lock);
		x++;
	}
	u.join();
	assert(x == 4);
}
