// expect: verified complete=2
// An atomic of a small struct is constructed member by member, and then accessed as a whole.
#include <atomic>
#include <cassert>
#include <cstdint>
#include <thread>

struct Tagged {
	uint16_t index, tag;
	Tagged(uint16_t i, uint16_t t) noexcept : index(i), tag(t) {}
};

struct Head {
	std::atomic<Tagged> top;
	Head() : top(Tagged(1, 2)) {}
};

int main()
{
	Head *h = new Head;
	std::thread other([h] {
		Tagged old = h->top.load();
		assert(old.tag == old.index + 1);
		h->top.store(Tagged(5, 6));
	});
	Tagged now = h->top.load();
	assert(now.index == 1 && now.tag == 2 || now.index == 5 && now.tag == 6);
	other.join();
	assert(h->top.load().tag == 6);
	delete h;
}
