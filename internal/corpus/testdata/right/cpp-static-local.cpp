// expect: verified complete=2
// A function-local static is initialised once, whoever comes first.
#include <cassert>
#include <thread>

static int built;

struct Service {
	int value;
	Service() : value(7) { built++; }
};

static Service &instance()
{
	static Service s;
	return s;
}

static void use() { assert(instance().value == 7); }

int main()
{
	std::thread a(use), b(use);
	a.join();
	b.join();
	assert(built == 1);
	return 0;
}
