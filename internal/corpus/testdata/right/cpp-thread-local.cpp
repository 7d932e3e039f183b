// expect: verified complete=1
// A thread-local object with a constructor is built in each thread that uses it.
#include <cassert>
#include <thread>

struct Counter {
	int n;
	Counter() : n(10) {}
};

static thread_local Counter c;

int main()
{
	c.n++;
	std::thread t([] {
		assert(c.n == 10);
		c.n += 5;
	});
	t.join();
	assert(c.n == 11);
	return 0;
}
