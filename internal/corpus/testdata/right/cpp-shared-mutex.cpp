// expect: verified
// std::shared_mutex: two readers and a writer.
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex m;
static int low, high;

int main()
{
	auto reader = [] {
		std::shared_lock<std::shared_mutex> lock(m);
		assert(low == high);
	};
	std::thread a(reader), b(reader);
	{
		std::unique_lock<std::shared_mutex> lock(m);
		low++;
		high++;
	}
	a.join();
	b.join();
	return 0;
}
