// expect: verified complete=1
// Lambdas that capture by value and by reference, called in another thread.
#include <cassert>
#include <thread>

int main()
{
	int base = 40, result = 0;
	std::thread t([base, &result](int k) { result = base + k; }, 2);
	t.join();
	assert(result == 42);
	return 0;
}
