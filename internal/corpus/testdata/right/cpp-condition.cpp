// expect: verified complete=2
// std::condition_variable with a predicate.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable cv;
static bool ready;

int main()
{
	std::thread t([] {
		std::lock_guard<std::mutex> guard(m);
		ready = true;
		cv.notify_one();
	});
	{
		std::unique_lock<std::mutex> lock(m);
		cv.wait(lock, [] { return ready; });
		assert(ready);
	}
	t.join();
	return 0;
}
