// expect: verified complete=4
// Structures with padding that nobody sets: it does not decide whether a
// compare-exchange succeeds, be it an instruction, a call of the library, or
// a call that locks.
#include <atomic>
#include <cassert>
#include <thread>

struct small { char c; int i; };
struct large { char c; int i; char d; };
static_assert(sizeof(small) == 8 && sizeof(large) == 12, "padding");

std::atomic<small> a;
std::atomic<large> b;

int main()
{
	small s;
	s.c = 1;
	s.i = 2;
	a.store(s);
	large l;
	l.c = 1;
	l.i = 2;
	l.d = 3;
	b.store(l);
	std::thread t([] {
		small e, n;
		e.c = 1;
		e.i = 2;
		n.c = 3;
		n.i = 4;
		if (!a.compare_exchange_strong(e, n))
			assert(e.c == 5 && e.i == 6);
		large f, m;
		f.c = 1;
		f.i = 2;
		f.d = 3;
		m.c = 3;
		m.i = 4;
		m.d = 5;
		if (!b.compare_exchange_strong(f, m))
			assert(f.i == 7);
	});
	s.c = 5;
	s.i = 6;
	s = a.exchange(s);
	assert(s.i == 2 || s.i == 4);
	l.i = 7;
	l = b.exchange(l);
	assert(l.i == 2 || l.i == 4);
	t.join();
	assert(a.load().i == 6 && b.load().i == 7);
}
