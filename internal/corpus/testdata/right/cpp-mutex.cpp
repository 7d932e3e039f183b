// expect: verified complete=2
// std::mutex with lock_guard and unique_lock.
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex m;
static int n;

int main()
{
	std::thread a([] {
		std::lock_guard<std::mutex> guard(m);
		n += 1;
	});
	std::thread b([] {
		std::unique_lock<std::mutex> guard(m);
		n += 10;
		guard.unlock();
	});
	a.join();
	b.join();
	assert(n == 11);
	return 0;
}
