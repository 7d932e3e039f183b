// expect: use-after-free line=10
// push_back moves the elements; the old address is freed.
#include <vector>

int main()
{
	std::vector<int> v{1};
	int *first = &v[0];
	v.push_back(2);
	return *first == 99; // fails here
}
