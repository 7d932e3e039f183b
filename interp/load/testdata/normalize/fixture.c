// Source of the clang-NN.ll files beside it; regen.sh says how.
struct node {
	int val;
	struct node *next;
};
struct item {
	long key;
	struct node link;
	int data[3];
};
static struct item pool[4];
struct node *top = &pool[1].link;
int *const third = &pool[3].data[2];
int done;

static inline struct item *item_of(struct node *n)
{
	return (struct item *)((char *)n - __builtin_offsetof(struct item, link));
}

int push(struct node *n, int v)
{
	int tries = 0;
	n->val = v;
	struct node *t = __atomic_load_n(&top, __ATOMIC_RELAXED);
	do {
		n->next = t;
		tries++;
	} while (!__atomic_compare_exchange_n(&top, &t, n, 1, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
	__atomic_fetch_add(&pool[v & 3].key, 1, __ATOMIC_ACQ_REL);
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
	return tries;
}

long take(void)
{
	struct node *t = __atomic_exchange_n(&top, (struct node *)0, __ATOMIC_ACQUIRE);
	if (!t || t == &pool[2].link)
		return -1;
	__atomic_store_n(&done, 1, __ATOMIC_SEQ_CST);
	return item_of(t)->key + item_of(&pool[0].link)->data[t->val];
}

int main(void)
{
	return push(&pool[2].link, 7) + (int)take() + *third;
}
