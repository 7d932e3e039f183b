// expect: assertion
// Each call throws, so nothing is initialised.
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag flag;
int done;

static void use(int fail)
{
	try {
		std::call_once(flag, [=] {
			if (fail)
				throw fail;
			done = 1;
		});
	} catch (int) {
	}
}

int main()
{
	std::thread t(use, 1);
	use(2);
	t.join();
	assert(done);
}
