// expect: verified complete=4
// expect: verified complete=4 mm=imm
// std::scoped_lock of two mutexes in both orders, beside a thread that takes them one
// after the other: it backs off, so nothing waits for ever. It is one operation that waits.
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex a, b;
static int x;

int main()
{
	std::thread t([] {
		std::scoped_lock l(b, a);
		x++;
	});
	{
		std::scoped_lock l(a, b);
		x++;
	}
	t.join();
	std::thread u([] {
		std::lock_guard<std::mutex> k(b);
		std::lock_guard<std::mutex> l(a);
		x++;
	});
	{
		std::scoped_lock l(a, b);
		x++;
	}
	u.join();
	assert(x == 4);
}
