package genmcgo

import (
	"context"
	"fmt"
	"slices"
	"testing"
)

// TestFunctions: the functions of a program, with their types, but none of the library's.
func TestFunctions(t *testing.T) {
	p, err := Load(context.Background(), IR(`
declare void @abort()
define dso_local void @f() #0 {
  call void @abort()
  ret void
}
define internal signext i8 @"a b"(i32 noundef %n, ptr %f) {
  ret i8 0
}
define i32 @main() { ret i32 0 }
define { i32, i32 } @g(void (i32)* %h) {
  ret { i32, i32 } zeroinitializer
}
attributes #0 = { nounwind }
`), Options{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range p.Functions() {
		got = append(got, fmt.Sprintf("%s %s(%s)", f.Result, f.Symbol, f.Params))
	}
	want := []string{"void f()", "i8 a b(i32 noundef %n, ptr %f)", "i32 main()", "} g(void (i32)* %h)"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := new(Program).Functions(); got != nil {
		t.Errorf("a program that was not read has %v", got)
	}
}

// TestUnreachedFromEntry: what another entry than main cannot call is not reported as unreached. It may call
// what a variable holds, and what an operand that is no callee is.
func TestUnreachedFromEntry(t *testing.T) {
	// Each function has an assertion that no execution reaches, on the line that has the number of its name.
	text := `
@never = global i1 false
@table = global { i8, ptr } { i8 0, ptr @f2 }
declare void @reach_error()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
`
	for i := range 5 {
		text += fmt.Sprintf(`
define ptr @f%d(ptr %%a) !dbg !1%d {
  %%c = load i1, ptr @never
  br i1 %%c, label %%z, label %%y
z:
  %%d = load i1, ptr @never
  br i1 %%d, label %%x, label %%y
x:
  call void @reach_error(), !dbg !2%d
  unreachable
y:
  ret ptr null
}
`, i, i, i)
	}
	text += `
define void @test() {
  %t = alloca i64
  %e = call i32 @pthread_create(ptr %t, ptr null, ptr @f1, ptr null)
  %p = getelementptr i8, ptr @table, i64 8
  %f = load ptr, ptr %p
  %r = call ptr %f(ptr null)
  %s = call ptr @f3(ptr null)
  ret void
}
define i32 @main() {
  %r = call ptr @f3(ptr null)
  ret i32 0
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "")
!2 = !DISubroutineType(types: !4)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{}
`
	for i := range 5 {
		text += fmt.Sprintf(`
!1%d = distinct !DISubprogram(name: "f%d", file: !1, line: %d5, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!2%d = !DILocation(line: %d0, column: 1, scope: !1%d)
`, i, i, i+1, i, i+1, i)
	}
	for entry, want := range map[string][]int{"test": {20, 30, 40}, "": {10, 20, 30, 40, 50}} {
		r, err := Check(context.Background(), IR(text), Options{Entry: entry, NoDeadlock: true, Estimate: Sampling{Off: true}})
		if err != nil {
			t.Fatal(err)
		}
		var got []int
		for _, u := range r.Unreached {
			got = append(got, u.Line)
		}
		if r.Verdict != "verified" || !slices.Equal(got, want) {
			t.Errorf("entry %q: %s, lines %v are not reached, want %v", entry, r.Summary, got, want)
		}
	}
}
