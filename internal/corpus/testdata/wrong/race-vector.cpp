// expect: data-race
// Two threads push to one vector.
#include <thread>
#include <vector>

static std::vector<int> v;

int main()
{
	std::thread t([] { v.push_back(1); });
	v.push_back(2);
	t.join();
	return 0;
}
