// expect: verified complete=1
// Exceptions that are caught, with destructors on the way.
#include <cassert>
#include <cstring>
#include <stdexcept>

static int closed;

struct Guard {
	~Guard() { closed++; }
};

static int risky(int n)
{
	Guard g;
	if (n == 1)
		throw std::runtime_error("one");
	if (n == 2)
		throw 2;
	return n;
}

int main()
{
	int caught = 0;
	try {
		risky(1);
	} catch (const std::exception &e) {
		assert(std::strcmp(e.what(), "one") == 0);
		caught++;
	}
	try {
		risky(2);
	} catch (int v) {
		caught += v;
	}
	try {
		try {
			risky(1);
		} catch (...) {
			throw;
		}
	} catch (const std::runtime_error &) {
		caught += 10;
	}
	assert(risky(0) == 0 && caught == 13 && closed == 4);
	return 0;
}
