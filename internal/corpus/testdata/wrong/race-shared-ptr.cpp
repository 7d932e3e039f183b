// expect: data-race line=10,11
// One thread reads the shared pointer with atomic_load, but the other one assigns it.
#include <memory>
#include <thread>

std::shared_ptr<int> p;

int main()
{
	std::thread t([] { p = std::make_shared<int>(1); }); // fails here
	auto copy = std::atomic_load(&p); // fails here
	t.join();
	return copy && *copy != 1;
}
