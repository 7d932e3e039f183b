// expect: verified complete=4
// std::call_once and std::recursive_mutex.
#include <cassert>
#include <mutex>
#include <thread>

static std::once_flag flag;
static std::recursive_mutex m;
static int n, inits;

static void add(int k)
{
	std::call_once(flag, [] { inits++; });
	std::lock_guard<std::recursive_mutex> guard(m);
	n++;
	if (k > 1)
		add(k - 1);
}

int main()
{
	std::thread a(add, 2);
	add(1);
	a.join();
	assert(n == 3 && inits == 1);
	return 0;
}
