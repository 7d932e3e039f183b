// Under no-addr-po.kat only the address of an access waits for a read, not what follows. So the loop must not decide what was read, and the
// write behind it may come first. Under imm it may (kept-addresses.c).
#include <pthread.h>
#include <stdatomic.h>
#define load(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define store(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

static atomic_int x, y, flag, cells[2];
int last;

static void *reader(void *arg) {
	(void)arg;
	int i = load(x), seen;
	(void)load(cells[i & 1]);
	int kept = i;
	for (;;) {
		seen = load(flag);
		if (seen == 2)
			break;
		kept = i;
	}
	store(y, 1);
	last = kept;
	return NULL;
}

static void *back(void *arg) {
	(void)arg;
	if (load(y))
		store(x, 1);
	return NULL;
}

static void *twice(void *arg) {
	(void)arg;
	store(flag, 1);
	store(flag, 2);
	return NULL;
}

int main(void) {
	pthread_t a, b, c;
	pthread_create(&a, NULL, reader, NULL);
	pthread_create(&b, NULL, back, NULL);
	pthread_create(&c, NULL, twice, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
