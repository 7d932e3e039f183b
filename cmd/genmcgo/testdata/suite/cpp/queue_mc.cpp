// A mutex and a condition variable, with a waiter that forgets to look again.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable c;
static int items;

// genmcgo: --spurious-wakeups=1 kind=assertion
void mc_test_once() {
	std::thread t([] {
		std::lock_guard<std::mutex> l(m);
		items++;
		c.notify_one();
	});
	std::unique_lock<std::mutex> l(m);
	if (items == 0)
		c.wait(l);
	assert(items == 1);
	l.unlock();
	t.join();
}

// genmcgo: --spurious-wakeups=1
void mc_test_again() {
	std::thread t([] {
		std::lock_guard<std::mutex> l(m);
		items++;
		c.notify_one();
	});
	std::unique_lock<std::mutex> l(m);
	while (items == 0)
		c.wait(l);
	assert(items == 1);
	l.unlock();
	t.join();
}
