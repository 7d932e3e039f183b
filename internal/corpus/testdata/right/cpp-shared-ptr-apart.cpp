// expect: verified complete=1
// Each thread has a shared pointer of its own: locks that they shared would order them.
#include <cassert>
#include <memory>
#include <thread>

std::shared_ptr<int> p[2];

static void act(int i)
{
	std::atomic_store(&p[i], std::make_shared<int>(i));
	assert(*std::atomic_load(&p[i]) == i);
}

int main()
{
	std::thread t(act, 0), u(act, 1);
	t.join();
	u.join();
}
