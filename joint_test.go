package genmcgo

import "testing"

// TestJointChain: a read of parts of a number that a long chain of read-modify-writes has made synchronises with each of them once.
func TestJointChain(t *testing.T) {
	needClang(t)
	src := C(`
#include <pthread.h>
#include <stdatomic.h>
static union { atomic_int all; _Atomic char part[4]; } x;
static void *adds(void *u) {
  for (int i = 0; i < 28; i++)
    atomic_fetch_add_explicit(&x.all, 1, memory_order_acq_rel);
  return u;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, adds, 0);
  atomic_load(&x.part[0]);
  pthread_join(t, 0);
  return atomic_load(&x.all) != 28;
}`)
	compileTogether(t, src)
	r, err := Check(t.Context(), src, Options{MixedSize: "hardware", Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	if r.Verdict != "verified" || r.Complete != 29 {
		t.Errorf("%s; want 29 executions", r.Summary)
	}
}
