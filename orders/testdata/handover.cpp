// Two values are handed over, and no order is strong enough; the second is looked at only when the first is right.
#include <atomic>
#include <cassert>
#include <pthread.h>

static std::atomic<int> x, y;
static int d, e;

static void *give(void *arg) {
	d = 1;
	x.store(1, std::memory_order_relaxed);
	e = 1;
	y.store(1, std::memory_order_relaxed);
	return arg;
}

int main() {
	pthread_t t;
	pthread_create(&t, nullptr, give, nullptr);
	if (x.load(std::memory_order_acquire)) {
		assert(d == 1);
		if (y.load(std::memory_order_relaxed))
			assert(e == 1);
	}
	pthread_join(t, nullptr);
	return 0;
}
