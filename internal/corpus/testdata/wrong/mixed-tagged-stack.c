// expect: mixed-size
// expect: verified mm=sc,tso,ra,rc11,imm flags=--mixed-size=hardware
// The top of a stack is a pointer and a count, exchanged together in sixteen bytes and read one after the other.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

struct node {
	struct node *_Atomic next;
	int value;
};

static union {
	__int128 both;
	struct {
		struct node *_Atomic ptr;
		_Atomic uintptr_t count;
	};
} top __attribute__((aligned(16)));

static struct node nodes[2];

static __int128 pack(struct node *p, uintptr_t count)
{
	return (__int128)count << 64 | (uintptr_t)p;
}

static void push(struct node *n)
{
	for (;;) {
		uintptr_t c = atomic_load_explicit(&top.count, memory_order_acquire);
		struct node *p = atomic_load_explicit(&top.ptr, memory_order_relaxed);
		atomic_store_explicit(&n->next, p, memory_order_relaxed);
		if (__sync_bool_compare_and_swap(&top.both, pack(p, c), pack(n, c + 1)))
			return;
	}
}

static struct node *pop(void)
{
	for (;;) {
		uintptr_t c = atomic_load_explicit(&top.count, memory_order_acquire);
		struct node *p = atomic_load_explicit(&top.ptr, memory_order_acquire);
		if (!p)
			return NULL;
		struct node *next = atomic_load_explicit(&p->next, memory_order_relaxed);
		if (__sync_bool_compare_and_swap(&top.both, pack(p, c), pack(next, c + 1)))
			return p;
	}
}

static void *thread(void *arg)
{
	struct node *n = arg;
	n->value = 42;
	push(n);
	n = pop();
	assert(n && n->value == 42);
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, thread, &nodes[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(!pop());
	return 0;
}
