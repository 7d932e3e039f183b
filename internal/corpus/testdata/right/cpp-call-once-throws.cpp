// expect: verified complete=2
// A callable that throws leaves the flag as it was: the next call runs its own.
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag flag;
int calls, done;

static void use()
{
	try {
		std::call_once(flag, [] {
			if (calls++ == 0)
				throw 1;
			done++;
		});
	} catch (int) {
	}
}

int main()
{
	std::thread t(use), u(use);
	t.join();
	u.join();
	assert(calls == 2 && done == 1);
	use();
	assert(calls == 2 && done == 1);
}
