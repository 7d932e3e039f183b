// expect: verified complete=1
// float, double and their conversions.
#include <assert.h>
#include <math.h>

float f = 1.5f;
double d = -2.25;
int i = 7;
unsigned char u = 200;
double tenth = 0.1;

int main(void)
{
	assert(f * 2 == 3.0f && d + f == -0.75 && -d == 2.25);
	assert((int)d == -2 && (unsigned)f == 1 && (double)i / 2 == 3.5);
	assert((float)u == 200.0f && (float)tenth != tenth);
	double inf = 1e308 * 10, nan = inf - inf;
	assert(inf > 1e308 && nan != nan && !(nan < 1) && isnan(nan));
	assert(fabs(d) == 2.25 && sqrt(16.0) == 4.0);
	return 0;
}
