// expect: use-after-return line=8
// The lambda keeps a reference to a local that is gone when it runs.
#include <functional>

static std::function<int()> make()
{
	int local = 7;
	return [&local] { return local; }; // fails here
}

int main()
{
	auto f = make();
	return f() == 99;
}
