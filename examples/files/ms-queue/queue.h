#include <stdatomic.h>

struct node {
	_Atomic(struct node *) next;
	int value;
};

extern _Atomic(struct node *) head, tail;

struct node *make(int value);
void enqueue(int value);
int dequeue(void); // 0: there is nothing
