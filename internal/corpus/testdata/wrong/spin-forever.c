// expect: vacuous complete=0 warn=liveness warnline=10
// expect: liveness line=10 flags=--check-liveness
// Nobody ever sets the flag.
#include <stdatomic.h>

atomic_int flag;

int main(void)
{
	while (!atomic_load(&flag)) // fails here // warns
		;
	return 0;
}
