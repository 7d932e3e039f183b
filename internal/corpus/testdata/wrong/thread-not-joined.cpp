// expect: uncaught-exception
// The destructor of a joinable std::thread terminates the program.
#include <thread>

static void nothing() {}

int main()
{
	std::thread t(nothing);
	return 0;
}
