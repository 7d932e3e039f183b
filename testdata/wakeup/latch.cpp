// Two threads wait for a latch that main counts down.
#include <cassert>
#include <latch>
#include <thread>

int main()
{
	std::latch l(1);
	int data = 0;
	auto wait = [&] { l.wait(); assert(data == 1); };
	std::thread a(wait), b(wait);
	data = 1;
	l.count_down();
	a.join();
	b.join();
}
