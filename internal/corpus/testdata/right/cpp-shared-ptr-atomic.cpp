// expect: verified complete=7
// A shared pointer that threads exchange by the functions of <memory>: the library
// locks it, and the one that is expected with it.
#define _GLIBCXX_TSAN 1 // the counters are not read as one word
#include <cassert>
#include <memory>
#include <thread>

std::shared_ptr<int> p = std::make_shared<int>(1), q = std::make_shared<int>(2);

int main()
{
	std::thread t([] {
		auto two = std::atomic_load(&q);
		std::atomic_compare_exchange_strong(&p, &two, std::make_shared<int>(3)); // p is another one: it fails
		assert(*two == 1 || *two == 4);
	});
	auto one = std::atomic_exchange(&p, std::make_shared<int>(4));
	assert(*one == 1);
	bool done = std::atomic_compare_exchange_strong(&q, &one, std::make_shared<int>(5));
	assert(!done && *one == 2);
	t.join();
	assert(*std::atomic_load(&p) == 4 && q.use_count() == 2);
}
