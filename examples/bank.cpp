// expect: verified complete=2
//
// C++: two accounts, a mutex each, and transfers in both directions. Taking
// the mutexes in the order of their addresses keeps the two from a deadlock.
#include <cassert>
#include <functional>
#include <mutex>
#include <thread>

struct Account {
	std::mutex m;
	int balance;
};

static Account a{{}, 100}, b{{}, 100};

static void transfer(Account &from, Account &to, int amount)
{
	bool inOrder = &from < &to;
	std::lock_guard<std::mutex> first(inOrder ? from.m : to.m);
	std::lock_guard<std::mutex> second(inOrder ? to.m : from.m);
	from.balance -= amount;
	to.balance += amount;
}

int main()
{
	std::thread left(transfer, std::ref(a), std::ref(b), 10);
	std::thread right(transfer, std::ref(b), std::ref(a), 25);
	left.join();
	right.join();
	assert(a.balance == 115 && b.balance == 85);
	return 0;
}
