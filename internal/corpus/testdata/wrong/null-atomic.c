// expect: null-dereference line=9
// An atomic increment through a null pointer.
#include <stdatomic.h>

atomic_int *counter;

int main(void)
{
	atomic_fetch_add(counter, 1); // fails here
	return 0;
}
