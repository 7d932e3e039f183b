// expect: unreachable line=11
// The compiler was told that this cannot happen.
int kind = 3;

static int weight(int k)
{
	switch (k) {
	case 1: return 10;
	case 2: return 20;
	}
	__builtin_unreachable(); // fails here
}

int main(void)
{
	return weight(kind) == 99;
}
