package genmcgo

import (
	"fmt"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestCopiedNodes: lists whose nodes are copied as a whole and read by their parts are explored again a few times and not once for
// each node. What is learnt of one object as a whole does not make errors of plain accesses to parts of another.
func TestCopiedNodes(t *testing.T) {
	const (
		most = 5
		// copyAll puts a copy of each node into a second list; it reads the number of each of them.
		copyAll = "%y = call ptr @malloc(i64 16)\ncall void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 16, i1 false)\n" +
			"%py = getelementptr i8, ptr %y, i64 8\n%h = load ptr, ptr @head2\nstore ptr %h, ptr %py\nstore ptr %y, ptr @head2\n%k = load i32, ptr %y\n"
		read  = "%k = load i32, ptr %x\n"
		whole = "%w = load atomic i64, ptr %x monotonic, align 8\n"
	)
	for _, tc := range []struct {
		name, main, thread, other string
		wrong                     bool
	}{
		{"copied by main", copyAll, read, read, false},
		{"copied by a thread", read, copyAll, read, false},
		{"half of it written meanwhile", "", whole, "store atomic i32 7, ptr %x monotonic, align 4\n", true},
	} {
		loop := func(what string) string {
			return "%first = load ptr, ptr @head\nbr label %head\nhead:\n%x = phi ptr [ %first, %begin ], [ %next, %body ]\n" +
				"%end = icmp eq ptr %x, null\nbr i1 %end, label %done, label %body\nbody:\n" + what +
				"%pn = getelementptr i8, ptr %x, i64 8\n%next = load ptr, ptr %pn\nbr label %head\ndone:\n"
		}
		nodes := scale.By{Short: 20, Usual: 40, Full: 200}.N()
		text := "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\ndeclare ptr @malloc(i64)\n" +
			"declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n@head = global ptr null\n@head2 = global ptr null\n" +
			"define ptr @worker(ptr %p) {\nbegin:\n" + loop(tc.thread) + "ret ptr null\n}\n" +
			"define ptr @other(ptr %p) {\nbegin:\n" + loop(tc.other) + "ret ptr null\n}\n" +
			"define i32 @main() {\nentry:\n%t = alloca i64\n%u = alloca i64\nbr label %make\nmake:\n%i = phi i32 [ 0, %entry ], [ %j, %make ]\n" +
			"%n = call ptr @malloc(i64 16)\nstore i32 %i, ptr %n\n%tag = getelementptr i8, ptr %n, i64 4\nstore i32 1, ptr %tag\n" +
			"%link = getelementptr i8, ptr %n, i64 8\n%old = load ptr, ptr @head\nstore ptr %old, ptr %link\nstore ptr %n, ptr @head\n%j = add i32 %i, 1\n" +
			fmt.Sprintf("%%full = icmp eq i32 %%j, %d\nbr i1 %%full, label %%begin, label %%make\nbegin:\n", nodes) + loop(tc.main) +
			"call i32 @pthread_create(ptr %t, ptr null, ptr @worker, ptr null)\ncall i32 @pthread_create(ptr %u, ptr null, ptr @other, ptr null)\n" +
			"%a = load i64, ptr %t\ncall i32 @pthread_join(i64 %a, ptr null)\n%b = load i64, ptr %u\ncall i32 @pthread_join(i64 %b, ptr null)\nret i32 0\n}\n"
		for _, model := range consistency.Names() {
			r, err := Check(t.Context(), IR(text), Options{Model: model, Estimate: Sampling{Off: true}})
			switch {
			case err != nil:
				t.Fatalf("%s under %s: %v", tc.name, model, err)
			case (len(r.Errors) > 0) != tc.wrong:
				t.Errorf("%s under %s: %s; %v", tc.name, model, r.Summary, r.Errors)
			case !tc.wrong && r.Complete != 1:
				t.Errorf("%s under %s: %d executions, want one", tc.name, model, r.Complete)
			case !tc.wrong && r.Stats.Restarts > most:
				t.Errorf("%s under %s: explored again %d times", tc.name, model, r.Stats.Restarts)
			}
		}
	}
}

// TestAlikeObjects: one of two objects is read as a whole; in the other one, allocated at the same point, an atomic access of a byte and a
// plain one around it race, which is a data race, or none if races are no errors. It was an access of mixed size.
func TestAlikeObjects(t *testing.T) {
	const text = `declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
define ptr @filled() {
	%p = call ptr @malloc(i64 8)
	store i32 1, ptr %p
	%q = getelementptr i8, ptr %p, i64 4
	store i32 2, ptr %q
	ret ptr %p
}
define ptr @worker(ptr %p) {
	%q = getelementptr i8, ptr %p, i64 3
	store atomic i8 0, ptr %q seq_cst, align 1
	ret ptr null
}
define i32 @main() {
	%t = alloca i64
	%a = call ptr @filled()
	%b = call ptr @filled()
	%w = load atomic i64, ptr %a seq_cst, align 8
	call i32 @pthread_create(ptr %t, ptr null, ptr @worker, ptr %b)
	store i32 9, ptr %b
	%id = load i64, ptr %t
	call i32 @pthread_join(i64 %id, ptr null)
	%x = load i32, ptr %b
	ret i32 0
}
`
	for _, model := range []string{"sc", "rc11", "imm"} {
		r, err := Check(t.Context(), IR(text), Options{Model: model, NoRaces: true, Estimate: Sampling{Off: true}})
		if err != nil || r.Verdict != "verified" || r.Complete != 2 {
			t.Errorf("%s: %s, %v; want 2 executions", model, r.Summary, err)
		}
		if r, err = Check(t.Context(), IR(text), Options{Model: model, Estimate: Sampling{Off: true}}); err != nil || len(r.Errors) == 0 || r.Errors[0].Kind != "data-race" {
			t.Errorf("%s: %s, %v; want a data race", model, r.Summary, err)
		}
	}
}

// TestCopiedStrings: strings that threads put together under a lock from pieces, which lie at another place of a word in each of them, and
// that others copy as a whole, are explored again for each place at which they are allocated and not for each byte.
func TestCopiedStrings(t *testing.T) {
	needClang(t)
	const text = `#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
char *last;
static char *copy(const char *s) { char *c = malloc(LENGTH + 1); memcpy(c, s, LENGTH + 1); return c; }
static void *worker(void *name) {
	for (int i = 0; i < 3; i++) {
		char *s = malloc(LENGTH + 1), number = '0' + i;
		memcpy(s, name, FIRST);
		memcpy(s + FIRST, &number, 1);
		memcpy(s + FIRST + 1, "value of a key which is rather long", LENGTH - FIRST);
		pthread_mutex_lock(&m);
		last = copy(s);
		pthread_mutex_unlock(&m);
		pthread_mutex_lock(&m);
		char *c = copy(last);
		pthread_mutex_unlock(&m);
		assert(c[FIRST] <= '2');
	}
	return 0;
}
int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, worker, "abc");
	pthread_create(&b, 0, worker, "bcd");
	pthread_join(a, 0);
	pthread_join(b, 0);
}
`
	for _, first := range []int{1, 2, 3} {
		r, err := Check(t.Context(), C(text, "-w", "-DLENGTH=30", fmt.Sprintf("-DFIRST=%d", first)), Options{Model: "rc11", Workers: 1, Estimate: Sampling{Off: true}})
		if err != nil || r.Verdict != report.Verified || r.Complete != 924 {
			t.Fatalf("%v, %+v; want 924 executions", err, r)
		}
		if r.Stats.Restarts > 12 {
			t.Errorf("with %d letters: explored again %d times", first, r.Stats.Restarts)
		}
	}
}
