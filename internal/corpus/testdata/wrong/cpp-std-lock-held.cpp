// expect: deadlock line=16
// expect: deadlock line=16 mm=imm
// std::lock backs off where another thread goes on, but here the other one never
// gives its mutex back.
#include <mutex>
#include <thread>

static std::mutex a, b;

int main()
{
	std::thread t([] {
		b.lock();
	});
	{
		std::lock(a, b); // fails here
		a.unlock();
		b.unlock();
	}
	t.join();
}
