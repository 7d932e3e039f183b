// expect: verified complete=4
// C11 condition variables, call_once and thread-specific storage.
#include <assert.h>
#include <threads.h>

mtx_t m;
cnd_t c;
once_flag once = ONCE_FLAG_INIT;
tss_t slot;
int ready, set_up;

static void init(void) { set_up++; }

static int worker(void *arg)
{
	call_once(&once, init);
	tss_set(slot, arg);
	mtx_lock(&m);
	ready = tss_get(slot) == arg;
	cnd_signal(&c);
	mtx_unlock(&m);
	thrd_exit(3);
}

int main(void)
{
	thrd_t t;
	int r, x;
	mtx_init(&m, mtx_plain);
	cnd_init(&c);
	tss_create(&slot, NULL);
	thrd_create(&t, worker, &x);
	call_once(&once, init);
	mtx_lock(&m);
	while (!ready)
		cnd_wait(&c, &m);
	mtx_unlock(&m);
	assert(thrd_join(t, &r) == thrd_success && r == 3);
	assert(set_up == 1 && tss_get(slot) == NULL);
	cnd_destroy(&c);
	mtx_destroy(&m);
	return 0;
}
