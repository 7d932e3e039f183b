// expect: use-after-free line=12
// A virtual call on a deleted object.
struct Base {
	virtual ~Base() {}
	virtual int f() { return 1; }
};

int main()
{
	Base *b = new Base;
	delete b;
	return b->f() == 99; // fails here
}
