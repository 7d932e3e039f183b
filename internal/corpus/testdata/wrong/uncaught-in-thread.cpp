// expect: uncaught-exception line=9
// An exception must not leave a thread.
#include <stdexcept>
#include <thread>

int main()
{
	std::thread t([] {
		throw 1; // fails here
	});
	t.join();
	return 0;
}
