// expect: verified complete=1
// Global initialisers: addresses, offsets, functions, strings, unions, negative indices.
#include <assert.h>
#include <string.h>

static int f1(void) { return 1; }
static int f2(void) { return 2; }

int arr[10] = { [3] = 30, [7 ... 8] = 70 };
int *mid = &arr[5];
int *one_before_mid = &arr[5] - 1;
const char *names[] = { "alpha", "beta", 0 };
char text[8] = "four";
struct ops { int (*get)(void); const char *name; struct ops *next; } second = { f2, "second", 0 }, first = { f1, "first", &second };
union { double d; unsigned char b[8]; } u = { .b = { 0, 0, 0, 0, 0, 0, 0xf0, 0x3f } };
long distance = sizeof arr;
void *self = &self;
struct { unsigned a : 5, b : 11; } bits = { 17, 1023 };

extern int alias_of_arr[10] __attribute__((alias("arr")));

int main(void)
{
	assert(arr[3] == 30 && arr[7] == 70 && arr[8] == 70 && arr[9] == 0);
	assert(mid - arr == 5 && one_before_mid == mid - 1 && mid[-2] == 30);
	assert(strcmp(names[1], "beta") == 0 && names[2] == 0 && strlen(text) == 4 && text[7] == 0);
	assert(first.get() == 1 && first.next->get() == 2 && strcmp(first.next->name, "second") == 0);
	assert(u.d == 1.0 && distance == 40 && self == &self);
	assert(bits.a == 17 && bits.b == 1023);
	alias_of_arr[0] = 5;
	assert(arr[0] == 5);
	return 0;
}
