// expect: assertion line=9
// The destructor of a global runs after main.
#include <cassert>

static int open_files = 0;

struct Log {
	Log() { open_files++; }
	~Log() { assert(open_files == 0); } // fails here
};

static Log log_;

int main()
{
	return 0;
}
