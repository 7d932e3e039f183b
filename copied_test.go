package genmcgo

import (
	"fmt"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
)

// TestCopiedNodes: lists whose nodes are copied as a whole and read by their parts, or which threads access as a whole after main has
// filled in the parts, are explored again a few times and not once for each node.
func TestCopiedNodes(t *testing.T) {
	const (
		most = 5
		// copyAll puts a copy of each node into a second list; it reads the number of each of them.
		copyAll = "%y = call ptr @malloc(i64 16)\ncall void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 16, i1 false)\n" +
			"%py = getelementptr i8, ptr %y, i64 8\n%h = load ptr, ptr @head2\nstore ptr %h, ptr %py\nstore ptr %y, ptr @head2\n%k = load i32, ptr %y\n"
		read  = "%k = load i32, ptr %x\n"
		whole = "%w = load atomic i64, ptr %x monotonic, align 8\n"
		half  = "%w = load atomic i64, ptr %x monotonic, align 8\n%k = load atomic i32, ptr %x monotonic, align 4\n"
	)
	for _, tc := range []struct {
		name, main, thread, other string
		wrong                     bool
	}{
		{"copied by main", copyAll, read, read, false},
		{"copied by a thread", read, copyAll, read, false},
		{"read as a whole", "", whole, whole, false},
		{"read in both sizes", "", half, whole, false},
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
			case r.Stats.Restarts > most:
				t.Errorf("%s under %s: explored again %d times", tc.name, model, r.Stats.Restarts)
			}
		}
	}
}
