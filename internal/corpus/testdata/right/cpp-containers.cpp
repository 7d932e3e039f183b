// expect: verified complete=1
// vector, function, unique_ptr and algorithms on one thread.
#include <algorithm>
#include <cassert>
#include <functional>
#include <memory>
#include <vector>

int main()
{
	std::vector<int> v;
	for (int i = 5; i > 0; i--)
		v.push_back(i);
	assert(v.front() == 5 && v.back() == 1 && v.size() == 5);
	assert(std::find(v.begin(), v.end(), 2) - v.begin() == 3);
	std::function<int(int)> f = [&](int k) { return k + v[0]; };
	assert(f(37) == 42);
	auto p = std::make_unique<int[]>(4);
	p[3] = 7;
	auto q = std::move(p);
	assert(q[3] == 7 && q[0] == 0 && !p);
	return 0;
}
