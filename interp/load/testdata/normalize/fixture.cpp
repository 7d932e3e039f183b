// Source of the clangxx-NN.ll files beside it; regen.sh says how.
struct Base {
	virtual ~Base() {}
	virtual int get(int) const = 0;
	int z = 3;
};
struct Left : virtual Base {
	int get(int a) const override { return a + z; }
};
struct Right {
	virtual void tick() {}
	int q = 0;
};
struct Both final : Left, Right {
	void tick() override { __atomic_fetch_sub(&q, 1, __ATOMIC_RELEASE); }
	int get(int a) const override { return Left::get(a) * 2; }
};

thread_local int depth = 1;
int seed();
static int start = seed();

int run(const Base &b, int a)
{
	try {
		depth++;
		return b.get(a);
	} catch (int e) {
		return e + start;
	}
}

int seed()
{
	Both both;
	Right &r = both;
	r.tick();
	auto twice = [&](int x) { return run(both, x) * 2; };
	return twice(4);
}

void scale(float *a, const int *b, int n)
{
	for (int i = 0; i < n; i++)
		a[i] = b[i] > 7 ? a[i] * 2.5f : 1.0f;
}
