package genmcgo

import (
	"fmt"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestTails: what the last thread does to memory is looked at, though its events are not built if nothing is wrong, and the
// executions are those that are built and shown.
func TestTails(t *testing.T) {
	scale.NotShort(t)
	scale.NotRace(t)
	const (
		load  = "%v = load i32, ptr %p\n"
		two   = "%p2 = getelementptr i8, ptr %p, i64 2\n%w = load i32, ptr %p2\n"
		next  = "%q = getelementptr i32, ptr %p, i64 1\nstore i32 7, ptr %q\n"
		free  = "call void @free(ptr %p)\n"
		more  = "%m = call ptr @malloc(i64 8)\nstore i32 1, ptr %m\n"
		again = "%k = load i32, ptr %p\n"
	)
	for _, tc := range []struct{ name, worker, main, kind, warning string }{
		{"reads and frees", "", load + free, "", ""},
		{"forgets", "", load, "", "memory-leak"},
		{"allocates and forgets", "", free + more, "", "memory-leak"},
		{"allocates and frees", "", free + more + "call void @free(ptr %m)\n", "", ""},
		{"allocates, frees and reads", "", free + more + "call void @free(ptr %m)\n%n = load i32, ptr %m\n", "use-after-free", ""},
		{"frees twice what it allocated", "", free + more + "call void @free(ptr %m)\ncall void @free(ptr %m)\n", "double-free", ""},
		{"beyond what it allocated", "", free + more + "%n = getelementptr i32, ptr %m, i64 2\nstore i32 1, ptr %n\n", "out-of-bounds", ""},
		{"reads what it has not written", "", free + more + "%n = getelementptr i32, ptr %m, i64 1\n%o = load i32, ptr %n\n%c = icmp eq i32 %o, 3\nbr i1 %c, label %a, label %a\na:\ncall void @free(ptr %m)\n", "uninitialized-read", ""},
		{"frees too early", "", free + load, "use-after-free", ""},
		{"frees twice", "", free + free, "double-free", ""},
		{"frees what a thread freed", free, free, "double-free", ""},
		{"reads what a thread freed", free, load, "use-after-free", ""},
		{"frees the middle", "", "%q = getelementptr i8, ptr %p, i64 4\ncall void @free(ptr %q)\n", "invalid-free", ""},
		{"beyond the end", "", "%q = getelementptr i32, ptr %p, i64 2\nstore i32 7, ptr %q\n", "out-of-bounds", ""},
		{"another size", "", two + free, "", ""},
		{"writes and reads", "", next + again + free, "", ""},
		{"a wrong status", "", free, "", "exit-status"},
		{"aborts", "", load + "%c = icmp eq i32 %v, 3\nbr i1 %c, label %bad, label %good\nbad:\ncall void @abort()\nunreachable\ngood:\n" + free, "abort", ""},
	} {
		status := "0"
		if tc.name == "a wrong status" {
			status = "1"
		}
		text := "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n" +
			"declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndeclare void @abort()\n@x = global i32 0\n" +
			"define ptr @worker(ptr %p) {\nstore i32 3, ptr %p\n%r = load atomic i32, ptr @x monotonic, align 4\nstore atomic i32 1, ptr @x monotonic, align 4\n" + tc.worker + "ret ptr null\n}\n" +
			"define ptr @other(ptr %p) {\nstore atomic i32 2, ptr @x monotonic, align 4\nret ptr null\n}\n" +
			"define i32 @main() {\nentry:\n%t = alloca i64\n%u = alloca i64\n%p = call ptr @malloc(i64 8)\n" +
			"call i32 @pthread_create(ptr %t, ptr null, ptr @worker, ptr %p)\ncall i32 @pthread_create(ptr %u, ptr null, ptr @other, ptr %p)\n" +
			"%id = load i64, ptr %t\ncall i32 @pthread_join(i64 %id, ptr null)\n%id2 = load i64, ptr %u\ncall i32 @pthread_join(i64 %id2, ptr null)\n" +
			tc.main + "ret i32 " + status + "\n}\n"
		for _, model := range consistency.Names() {
			o := Options{Model: model, KeepGoing: true, Estimate: Sampling{Off: true}}
			r, err := Check(t.Context(), IR(text), o)
			if err != nil {
				t.Fatalf("%s: %v\n%s", tc.name, err, text)
			}
			o.OnExecution = func(*report.Execution) {}
			built, err := Check(t.Context(), IR(text), o)
			if err != nil {
				t.Fatal(err)
			}
			if a, b := endedWith(r), endedWith(built); a != b {
				t.Errorf("%s under %s: %s; when built: %s", tc.name, model, a, b)
			}
			if tc.kind != "" && (len(r.Errors) == 0 || r.Errors[0].Kind != tc.kind) || tc.kind == "" && len(r.Errors) > 0 {
				t.Errorf("%s under %s: %s", tc.name, model, r.Summary)
			}
			if tc.warning != "" && (len(r.Warnings) != 1 || r.Warnings[0].Kind != tc.warning) {
				t.Errorf("%s under %s: %d warnings", tc.name, model, len(r.Warnings))
			}
		}
	}
}

// TestTailsOfSeveral: executions are the same as those that are built where threads can go on beside the one that comes next, though they
// join others, and what is known of memory that a thread has allocated is found wrong there, too.
func TestTailsOfSeveral(t *testing.T) {
	const (
		head = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\ndeclare i32 @pthread_barrier_init(ptr, ptr, i32)\n" +
			"declare i32 @pthread_barrier_wait(ptr)\ndeclare ptr @malloc(i64)\ndeclare void @free(ptr)\n@x = global i32 0\n@y = global i64 0\n@b = global [32 x i8] zeroinitializer\n"
		begin = "define i32 @main() {\n%t = alloca i64\n%u = alloca i64\n%v = alloca i64\ncall i32 @pthread_barrier_init(ptr @b, ptr null, i32 2)\n"
		// The first thread ends where the second one can go on, which comes before the third in the order of threads.
		first   = "define ptr @first(ptr %a) {\n%r = load atomic i64, ptr @y seq_cst, align 8\ncall i32 @pthread_barrier_wait(ptr @b)\nret ptr null\n}\n"
		creates = "call i32 @pthread_create(ptr %t, ptr null, ptr @first, ptr null)\ncall i32 @pthread_create(ptr %u, ptr null, ptr @second, ptr null)\n" +
			"%id = load i64, ptr %t\n%p = inttoptr i64 %id to ptr\ncall i32 @pthread_create(ptr %v, ptr null, ptr @third, ptr %p)\n" +
			"%id2 = load i64, ptr %u\n%id3 = load i64, ptr %v\n"
		second = "define ptr @second(ptr %a) {\ncall i32 @pthread_barrier_wait(ptr @b)\n"
		third  = "define ptr @third(ptr %a) {\n%id = ptrtoint ptr %a to i64\ncall i32 @pthread_join(i64 %id, ptr null)\n"
		write  = "store atomic i32 1, ptr @x monotonic, align 4\n"
		void   = "ret ptr null\n}\n"
	)
	for _, tc := range []struct {
		name, text string
		complete   uint64
	}{
		{"joined by two", first + second + void + third + write + void + begin + creates +
			"call i32 @pthread_join(i64 %id2, ptr null)\nstore atomic i32 2, ptr @x monotonic, align 4\ncall i32 @pthread_join(i64 %id3, ptr null)\nret i32 0\n}\n", 2},
		{"known to another", "define ptr @owner(ptr %a) {\n%p = call ptr @malloc(i64 4)\nstore i32 1, ptr %p\n%i = ptrtoint ptr %p to i64\n%h = xor i64 %i, 4278190335\n" +
			"store atomic i64 %h, ptr @y release, align 8\nbr label %l\nl:\n%d = load atomic i32, ptr @x acquire, align 4\n%c = icmp eq i32 %d, 0\nbr i1 %c, label %l, label %e\n" +
			"e:\nstore i32 2, ptr %p\ncall void @free(ptr %p)\nret ptr null\n}\n" +
			"define ptr @other(ptr %a) {\nbr label %l\nl:\n%h = load atomic i64, ptr @y acquire, align 8\n%c = icmp eq i64 %h, 0\nbr i1 %c, label %l, label %e\n" +
			"e:\n%i = xor i64 %h, 4278190335\n%p = inttoptr i64 %i to ptr\n%r = load i32, ptr %p\nstore atomic i32 1, ptr @x release, align 4\nret ptr null\n}\n" + begin +
			"call i32 @pthread_create(ptr %t, ptr null, ptr @owner, ptr null)\ncall i32 @pthread_create(ptr %u, ptr null, ptr @other, ptr null)\nret i32 0\n}\n", 1},
	} {
		for _, model := range consistency.Names() {
			o := Options{Model: model, KeepGoing: true, Workers: 1, Estimate: Sampling{Off: true}}
			r, err := Check(t.Context(), IR(head+tc.text), o)
			if err != nil {
				t.Fatalf("%s: %v\n%s", tc.name, err, tc.text)
			}
			o.OnExecution = func(*report.Execution) {}
			built, err := Check(t.Context(), IR(head+tc.text), o)
			if err != nil {
				t.Fatal(err)
			}
			if a, b := endedWith(r), endedWith(built); a != b || r.Complete != tc.complete || r.Stats.Restarts != built.Stats.Restarts {
				t.Errorf("%s under %s: %s; when built: %s; %d and %d restarts", tc.name, model, a, b, r.Stats.Restarts, built.Stats.Restarts)
			}
		}
	}
}

// endedWith is what r says of the ends of executions.
func endedWith(r *report.Report) string {
	var s strings.Builder
	fmt.Fprint(&s, r.Complete, " complete, ", r.Blocked, " blocked, ", r.Stats.Events, " events, at most ", r.Stats.MaxEvents)
	for _, f := range append(r.Errors[:len(r.Errors):len(r.Errors)], r.Warnings...) {
		fmt.Fprint(&s, "; ", f.Kind, " ", f.Message)
	}
	return s.String()
}
