// C++: inline functions and variables, templates, virtual tables and static variables within them are one.
#include "h.h"
struct Square : Shape { int area() const override { return 9; } };
int main()
{
	local = 1;
	Square q;
	Shape *s = make();
	Out out;
	printf("%d %d %d %d\n", bump(), q.area(), s->area(), largest(3, 4));
	delete s;
	printf("%d %d %d %s\n", other(), local, out.v, Each<int>::n.what);
	try { throw 7; } catch (int i) { printf("%d\n", i); }
	return 0;
}
