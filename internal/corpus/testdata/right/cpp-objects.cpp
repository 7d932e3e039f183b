// expect: verified complete=1
// Virtual functions, destructors, new and delete, global objects, unique_ptr.
#include <cassert>
#include <memory>

static int alive;

struct Shape {
	Shape() { alive++; }
	virtual ~Shape() { alive--; }
	virtual int sides() const = 0;
};

struct Square : Shape {
	int sides() const override { return 4; }
};

struct Triangle : Shape {
	int *extra = new int[3]();
	~Triangle() override { delete[] extra; }
	int sides() const override { return 3 + extra[1]; }
};

static Square global;

int main()
{
	assert(alive == 1 && global.sides() == 4);
	{
		std::unique_ptr<Shape> s(new Triangle);
		assert(s->sides() == 3 && alive == 2);
		s.reset(new Square);
		assert(s->sides() == 4 && alive == 2);
	}
	assert(alive == 1);
	return 0;
}
