// Functions, variables, types of the same name and pointers to both cross from file to file.
#include <stdio.h>
struct pair { int x, y; };
struct box { struct pair *p; };
extern int counter;
extern struct pair origin;
extern int table[];
int bump(int by);
struct pair swap(struct pair p);
struct triple { long a, b, c; };
struct triple make(long a, struct triple by);
int sum(int n, ...);
int (*operation(void))(int);
int *const where = &counter;
int main(void)
{
	struct box b = {&origin};
	printf("%d %d %d\n", counter, bump(3), counter);
	struct pair p = swap(*b.p);
	printf("%d %d %d %d\n", p.x, p.y, table[0], table[2]);
	struct triple t = make(1, (struct triple){2, 3, 4});
	printf("%ld %ld %ld\n", t.a, t.b, t.c);
	printf("%d %d\n", sum(3, 10, 20, 30), operation()(4));
	printf("%d %d\n", operation() == bump, where == &counter);
	return counter;
}
