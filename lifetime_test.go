package genmcgo

import (
	"strings"
	"testing"

	"genmcgo/report"
)

// TestLifetimes: a variable of a function that the compiler inlined is gone where that function ends, as it is where the
// function was not inlined; a program by clang -O2 was called verified otherwise. One whose life starts again is not.
func TestLifetimes(t *testing.T) {
	const start, end = "call void @llvm.lifetime.start.p0(i64 4, ptr %x)\n", "call void @llvm.lifetime.end.p0(i64 4, ptr %x)\n"
	const create, join = "store i32 3, ptr %x\ncall i32 @pthread_create(ptr %t, ptr null, ptr @reader, ptr %x)\n", "%id = load i64, ptr %t\ncall i32 @pthread_join(i64 %id, ptr null)\n"
	for _, tc := range []struct{ name, body, kind string }{
		{"joined before", start + create + join + end, ""},
		{"joined after", start + create + end + join, "free-race"},
		{"gone and used by its own thread", start + create + join + end + "%v = load i32, ptr %x\n%c = icmp eq i32 %v, 3\nbr i1 %c, label %a, label %a\na:\n", "use-after-return"},
		{"on one path", start + create + "%v = load i32, ptr %x\n%c = icmp eq i32 %v, 3\nbr i1 %c, label %a, label %b\na:\n" + end + "br label %b\nb:\n" + join, "free-race"},
		{"again and again", "br label %l\nl:\n%i = phi i32 [0, %entry], [%n, %l]\n" + start + create + join + end + "%n = add i32 %i, 1\n%more = icmp slt i32 %n, 3\nbr i1 %more, label %l, label %over\nover:\n", ""},
		{"two lives", start + create + join + end + start + strings.ReplaceAll(create+join, "%id", "%id2") + end, ""},
		{"without a start", create + join, ""},
		{"gone by its first element", "%y = getelementptr inbounds [1 x i32], ptr %x, i64 0, i64 0\n" + start + create + strings.ReplaceAll(end, "%x", "%y") + join, "free-race"},
		{"two lives, one from the first element", start + create + join + end + "%y = getelementptr [1 x i32], ptr %x, i64 0, i64 0\n" + strings.ReplaceAll(start, "%x", "%y") + strings.ReplaceAll(create+join, "%id", "%id2") + end, ""},
		{"two lives, one of this variable or another", start + create + join + end + "%z = alloca i32\n%n = load i64, ptr %t\n%d = icmp ne i64 %n, 0\n%y = select i1 %d, ptr %x, ptr %z\n" +
			strings.ReplaceAll(start, "%x", "%y") + strings.ReplaceAll(create+join, "%id", "%id2") + end, ""},
	} {
		text := "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n" +
			"declare void @llvm.lifetime.start.p0(i64, ptr)\ndeclare void @llvm.lifetime.end.p0(i64, ptr)\ndeclare void @abort()\n" +
			"define ptr @reader(ptr %p) {\n%v = load i32, ptr %p\n%c = icmp eq i32 %v, 3\nbr i1 %c, label %good, label %bad\nbad:\ncall void @abort()\nunreachable\ngood:\nret ptr null\n}\n" +
			"define i32 @main() {\nentry:\n%t = alloca i64\n%x = alloca i32\n" + tc.body + "ret i32 0\n}\n"
		text = strings.ReplaceAll(text, "%x", "%x.i5.i") // as LLVM calls it, inlined twice
		for _, model := range []string{"sc", "rc11", "imm"} {
			r, err := Check(t.Context(), IR(text), Options{Model: model})
			if err != nil {
				t.Fatalf("%s: %v\n%s", tc.name, err, text)
			}
			kind := ""
			if len(r.Errors) > 0 {
				kind = r.Errors[0].Kind
			}
			if kind != tc.kind || r.Verdict != map[bool]string{true: report.Verified, false: report.Error}[tc.kind == ""] {
				t.Errorf("%s under %s: %s", tc.name, model, r.Summary)
			}
			if kind == "free-race" && !strings.Contains(r.Errors[0].Message, "the local variable x of thread 0") {
				t.Errorf("%s under %s: %s", tc.name, model, r.Errors[0].Message)
			}
		}
	}
}
