// expect: deadlock line=9,14
// std::mutex is not recursive.
#include <mutex>

static std::mutex m;

static void inner()
{
	std::lock_guard<std::mutex> guard(m); // fails here
}

int main()
{
	std::lock_guard<std::mutex> guard(m); // fails here
	inner();
	return 0;
}
