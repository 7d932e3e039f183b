// expect: data-race line=9
// Two lambdas share a local by reference.
#include <thread>

int main()
{
	int n = 0;
	auto inc = [&n] {
		n++; // fails here
	};
	std::thread a(inc), b(inc);
	a.join();
	b.join();
	return 0;
}
