package genmcgo

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// condition draws a condition about x, in C, and what it says of a value.
func condition(r *rand.Rand, depth int) (text string, holds func(x int64) bool) {
	if depth == 0 || r.IntN(3) == 0 {
		c := int64(r.IntN(40) - 12)
		op := []string{"<", "<=", ">", ">=", "==", "!="}[r.IntN(6)]
		ops := map[string]func(a, b int64) bool{
			"<": func(a, b int64) bool { return a < b }, "<=": func(a, b int64) bool { return a <= b }, ">": func(a, b int64) bool { return a > b },
			">=": func(a, b int64) bool { return a >= b }, "==": func(a, b int64) bool { return a == b }, "!=": func(a, b int64) bool { return a != b },
		}
		if r.IntN(2) == 0 {
			return fmt.Sprintf("%d %s x", c, op), func(x int64) bool { return ops[op](c, x) }
		}
		return fmt.Sprintf("x %s %d", op, c), func(x int64) bool { return ops[op](x, c) }
	}
	a, f := condition(r, depth-1)
	b, g := condition(r, depth-1)
	switch r.IntN(4) {
	case 0:
		return fmt.Sprintf("!(%s)", a), func(x int64) bool { return !f(x) }
	case 1:
		return fmt.Sprintf("((%s) || (%s))", a, b), func(x int64) bool { return f(x) || g(x) }
	case 2:
		return fmt.Sprintf("((%s) ^ (%s))", a, b), func(x int64) bool { return f(x) != g(x) }
	}
	return fmt.Sprintf("((%s) && (%s))", a, b), func(x int64) bool { return f(x) && g(x) }
}

// TestNondetAssumed: if a program assumes bounds of an arbitrary number, it has an execution for each number within
// that satisfies the rest, and is verified or wrong as it is. If that cannot be shown it is never called verified.
func TestNondetAssumed(t *testing.T) {
	needClang(t)
	clangs, levels := []string{"clang-14", "clang-16", "clang-19", "clang-22"}, []string{"-O0", "-O1", "-O2"}
	shown := 0
	n := scale.By{Short: 4, Usual: 6, Wide: 12, Full: 400}.N()
	for seed := range n {
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		lo, hi := int64(r.IntN(16)-10), int64(r.IntN(30))
		text, holds := condition(r, 2)
		types := [][2]string{{"int", "int"}, {"long", "long"}, {"short", "short"}, {"longlong", "long long"}}
		typ := types[r.IntN(len(types))]
		if lo >= 0 && !strings.Contains(text, "-") {
			typ = [2]string{"uint", "unsigned"}
		}
		all := fmt.Sprintf("%d <= x && x < %d && (%s)", lo, hi, text)
		var values []int64
		for x := lo; x < hi; x++ {
			if holds(x) {
				values = append(values, x)
			}
		}
		two := fmt.Sprintf("__VERIFIER_assume(%d <= x && x < %d); assume_abort_if_not(%s);", lo, hi, text)
		one := fmt.Sprintf("__VERIFIER_assume(%s);", all)
		bad := int64(100)
		if len(values) > 0 && r.IntN(3) == 0 {
			bad = values[r.IntN(len(values))]
		}
		program := fmt.Sprintf("#include <genmc.h>\n#include <assert.h>\nvoid assume_abort_if_not(int);\nlong long __VERIFIER_nondet_longlong(void);\nint main(void) { %s x = __VERIFIER_nondet_%s(); %s assert(x != %d); }\n",
			typ[1], typ[0], []string{one, two}[r.IntN(2)], bad)
		clang, level := clangs[seed%4], levels[seed/4%3]
		if _, err := exec.LookPath(clang); err != nil {
			t.Logf("%s is not installed: NOT TESTED", clang)
			continue
		}
		rep, err := Check(t.Context(), C(program, "-w", level), Options{Clang: clang, AllowVacuous: true, KeepGoing: true})
		if err != nil {
			t.Fatalf("%v\n%s", err, program)
		}
		sampled := slices.Contains(rep.Reasons, report.Sampled) || slices.ContainsFunc(rep.Inputs, func(i report.Input) bool { return i.Sampled })
		if !sampled {
			shown++
		}
		switch want := uint64(len(values)); {
		case bad != 100 && rep.Verdict == report.Error:
		case bad == 100 && !sampled && rep.Verdict == report.Verified && rep.Complete == want:
		case bad == 100 && sampled && rep.Verdict == report.Incomplete && rep.Complete <= want:
		case bad != 100 && sampled && rep.Verdict == report.Incomplete:
		default:
			t.Errorf("seed %d, %s %s: %s with %d executions, want %d:\n%s", seed, clang, level, rep.Verdict, rep.Complete, want, program)
		}
	}
	if shown < n*3/4 {
		t.Errorf("bounds were found in %d of %d programs only", shown, n)
	}
}

// TestNondetSampled: a number without bounds is 0, 1, or what it is compared with; what was found is an error, and
// if nothing was found the run is incomplete, and says why. --nondet-values decides instead.
func TestNondetSampled(t *testing.T) {
	needClang(t)
	const head = "#include <genmc.h>\n#include <assert.h>\nint main(void) {\n  int x = __VERIFIER_nondet_int();\n"
	every := scale.By{Short: 4, Usual: 3, Wide: 1, Full: 1}
	tests := []struct {
		text, verdict string
		complete      uint64
	}{
		{"}", report.Incomplete, 2},
		{"  assert(x != -77); }", report.Error, 0},
		{"  if (x > 1000) assert(0); }", report.Error, 0},
		{"  if (!(x >= 1000)) return 0; assert(x != 1000); }", report.Error, 0},
		{"  switch (x) { case 7: return 0; case 70: assert(0); } }", report.Error, 0},
		{"  if (x < 5) return 0; __VERIFIER_assume(x < 7); }", report.Incomplete, 0},
		{"  int y = __VERIFIER_nondet_int(); __VERIFIER_assume(x < y && 0 <= x && y < 3); }", report.Incomplete, 0},
		{"  __VERIFIER_assume(0 <= x && x < 1000); }", report.Incomplete, 0}, // too many
		{"  __VERIFIER_assume(0 <= x && x < 3); int y = __VERIFIER_nondet_int(); __VERIFIER_assume(y == 5 || y == 7); }", report.Verified, 6},
		{"  __VERIFIER_assume(x % 3 == 1); }", report.Incomplete, 0},
	}
	var sources []Source
	for i, tc := range tests {
		if every.Nth(i) {
			sources = append(sources, C(head+tc.text))
		}
	}
	compileTogether(t, sources...)
	for i, tc := range tests {
		if !every.Nth(i) {
			continue
		}
		r, err := Check(t.Context(), compiledText(t, head+tc.text), Options{})
		if err != nil || r.Verdict != tc.verdict || tc.complete > 0 && r.Complete != tc.complete {
			t.Errorf("%s: %+v, %v", tc.text, r, err)
			continue
		}
		if r.Verdict == report.Incomplete && (!slices.Contains(r.Reasons, report.Sampled) || !strings.Contains(r.Summary, "--nondet-values=N")) {
			t.Errorf("%s: %v, %s", tc.text, r.Reasons, r.Summary)
		}
	}
	// What the program defines is what it defines.
	if r, err := Check(t.Context(), C("#include <assert.h>\nint __VERIFIER_nondet_int(void) { return 3; }\nint main(void) { assert(__VERIFIER_nondet_int() == 3); }"), Options{}); err != nil || r.Verdict != report.Verified || r.Complete != 1 {
		t.Errorf("%+v, %v", r, err)
	}
	// The assumption is about what phis of a block have at once: it says nothing of the number.
	if r, err := Check(t.Context(), IR(swappedPhis), Options{}); err != nil || r.Verdict == report.Verified {
		t.Errorf("%+v, %v", r, err)
	}
	// C++ calls these functions in another way where something is destroyed, or caught.
	const invoked = `#include <cassert>
extern "C" int __VERIFIER_nondet_int(); extern "C" void __VERIFIER_assume(int);
int n;
struct Counted { ~Counted() { n++; } };
int main() { Counted c; int x = 0; try { x = __VERIFIER_nondet_int(); __VERIFIER_assume(x > 3 && x < 7); } catch (...) { x = 5; } assert(n == 0 && x != 7); }
`
	if r, err := Check(t.Context(), CPP(invoked), Options{}); err != nil || r.Verdict != report.Verified || r.Complete != 3 {
		t.Errorf("%+v, %v", r, err)
	}
	// A file of --prims has arbitrary numbers, too.
	prims := filepath.Join(t.TempDir(), "prims.c")
	if err := os.WriteFile(prims, []byte("#include <genmc.h>\nint helper(void) { int x = __VERIFIER_nondet_int(); __VERIFIER_assume(x == 3 || x == 5); return x; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if r, err := Check(t.Context(), C("int helper(void); int main(void) { return helper() == 4; }"), Options{Prims: prims}); err != nil || r.Verdict != report.Verified || r.Complete != 2 {
		t.Errorf("%+v, %v", r, err)
	}
	if r, err := Check(t.Context(), C(head+"}"), Options{NondetValues: 5}); err != nil || r.Verdict != report.Verified || r.Complete != 5 {
		t.Errorf("%+v, %v", r, err)
	}
}

// swappedPhis swaps the number and 0, and assumes something of the 0.
const swappedPhis = `
declare i32 @__VERIFIER_nondet_int()
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_error()
define i32 @main() {
entry:
  %x = call i32 @__VERIFIER_nondet_int()
  br label %loop
loop:
  %a = phi i32 [ 0, %entry ], [ %b, %next ]
  %b = phi i32 [ %x, %entry ], [ %a, %next ]
  %again = phi i1 [ false, %entry ], [ true, %next ]
  br i1 %again, label %end, label %next
next:
  br label %loop
end:
  %small = icmp ult i32 %b, 3
  %assumed = zext i1 %small to i32
  call void @__VERIFIER_assume(i32 %assumed)
  %wrong = icmp eq i32 %a, 77
  br i1 %wrong, label %bad, label %good
bad:
  call void @__VERIFIER_error()
  unreachable
good:
  ret i32 0
}
`
