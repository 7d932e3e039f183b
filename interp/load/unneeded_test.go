package load

import (
	"fmt"
	"testing"

	"genmcgo/interp/ir"
)

func loadMain(t *testing.T, text string) *ir.Func {
	t.Helper()
	p, _, err := Source("test.ll", []byte(text), Options{})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, f := range p.Funcs {
		if f.Name == "main" {
			return f
		}
	}
	t.Fatal("no main")
	return nil
}

// TestFinite: a loop that only counts is left out if it is certain that it ends, and only then.
func TestFinite(t *testing.T) {
	const text = `
define i32 @main(i32 %%argc, i8** %%argv) {
entry:
  %%seven = add %[1]s 3, 4
  %%limit = mul %[1]s %%seven, 3
  br label %%head
head:
  %%i = phi %[1]s [ 5, %%entry ], [ %%next, %%body ]
  %%goes = icmp %[2]s %[1]s %[3]s
  br i1 %%goes, label %%%[5]s, label %%%[6]s
body:
  %%next = add %[1]s %%i, %[4]d
  br label %%head
end:
  ret i32 0
}
`
	for _, tc := range []struct {
		typ, test, operands string
		step                int
		ends                bool
	}{
		{"i32", "slt", "%i, 10", 1, true},
		{"i32", "slt", "%i, %limit", 1, true},
		{"i32", "ult", "%i, %limit", 1, true},
		{"i64", "ult", "%i, %limit", 1, true},
		{"i32", "sgt", "%i, 0", -1, true},
		{"i32", "sgt", "%limit, %i", 1, true},
		{"i32", "ne", "%i, %limit", 1, true},
		{"i32", "ne", "%i, %limit", -1, true},
		{"i32", "sle", "%i, 10", 1, true},
		{"i32", "sge", "%i, 0", -1, true},
		{"i32", "ule", "%i, 10", 1, true},
		{"i32", "uge", "%i, 3", -1, true},

		{"i32", "slt", "%i, 10", 2, false}, // 2^31-1 may be passed by
		{"i32", "slt", "%i, 10", 0, false},
		{"i32", "slt", "%i, 10", -1, false}, // it ends, but beyond -2^31
		{"i32", "sle", "%i, %limit", 1, false},
		{"i32", "sle", "%i, 2147483647", 1, false},
		{"i32", "ule", "%i, 4294967295", 1, false},
		{"i32", "uge", "%i, 0", -1, false},
		{"i32", "ne", "%i, 10", 2, false},
		{"i8", "ult", "%i, %limit", 1, false}, // may be compared with what is greater than all bytes
		{"i32", "ugt", "%i, %limit", 1, false},
		{"i32", "sgt", "%i, 0", 1, false},
	} {
		for _, whileTrue := range []bool{true, false} {
			on, off := "body", "end"
			test := tc.test
			if !whileTrue { // the opposite test, and the ways exchanged
				on, off = off, on
				test = map[string]string{"slt": "sge", "ult": "uge", "sgt": "sle", "ugt": "ule", "ne": "eq", "sle": "sgt", "sge": "slt", "ule": "ugt", "uge": "ult"}[test]
			}
			f := loadMain(t, fmt.Sprintf(text, tc.typ, test, tc.operands, tc.step, on, off))
			want := 1
			if tc.ends {
				want = 0
			}
			if len(f.Loops) != want {
				t.Errorf("while (%s %s) i += %d, of %s: %d loops, want %d", tc.test, tc.operands, tc.step, tc.typ, len(f.Loops), want)
			}
			for _, in := range f.Code {
				if in.Op == ir.OpLoop && int(in.A) >= len(f.Loops) {
					t.Errorf("while (%s %s): the code has loop %d of %d", tc.test, tc.operands, in.A, len(f.Loops))
				}
			}
		}
	}
}

// TestUnneededBranch: a branch that decides nothing goes, and whichever way it took, a loop behind it is entered anew.
func TestUnneededBranch(t *testing.T) {
	f := loadMain(t, `
@x = global i32 0
define i32 @main(i32 %argc, i8** %argv) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %more, %again ]
  %n = phi i32 [ 1, %entry ], [ %n2, %again ]
  %few = icmp slt i32 %n, 10
  br i1 %few, label %grow, label %inner
grow:
  %twice = mul i32 %n, 2
  br label %inner
inner:
  %n2 = phi i32 [ %n, %outer ], [ %twice, %grow ], [ %n2, %inner ]
  %v = load atomic i32, i32* @x seq_cst, align 4
  %set = icmp ne i32 %v, 0
  br i1 %set, label %again, label %inner
again:
  %more = add i32 %k, 1
  %on = icmp slt i32 %more, 5
  br i1 %on, label %outer, label %end
end:
  ret i32 0
}
`)
	branches, resets := 0, map[int32]int{}
	for _, in := range f.Code {
		switch {
		case in.Op >= ir.OpBr && in.Op <= ir.OpBrSLE:
			branches++
		case in.Op == ir.OpLoopReset:
			resets[in.A]++
		}
	}
	if branches != 2 || len(f.Loops) != 2 || resets[0] != 1 || resets[1] != 1 {
		t.Errorf("%d branches in %d loops, which are entered at %v places; want 2, 2 and one each", branches, len(f.Loops), resets)
	}
}

// TestUnneededContinue: a branch that decides nothing goes also if one way goes on in a loop and the other leaves and enters it again. The
// loop is still one.
func TestUnneededContinue(t *testing.T) {
	f := loadMain(t, `
@x = global i32 0
declare i32 @sched_yield()
define i32 @main(i32 %argc, i8** %argv) {
entry:
  br label %outer
outer:
  %n = phi i32 [ 1, %entry ], [ %n, %tried ], [ %twice, %grow ]
  %many = icmp sgt i32 %n, 16
  br label %inner
inner:
  %v = load atomic i32, i32* @x seq_cst, align 4
  %free = icmp eq i32 %v, 0
  br i1 %free, label %tried, label %wait
tried:
  %pair = cmpxchg i32* @x, i32 0, i32 1 seq_cst seq_cst, align 4
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %end, label %outer
wait:
  br i1 %many, label %yield, label %grow
yield:
  %r = call i32 @sched_yield()
  br label %inner
grow:
  %twice = shl i32 %n, 1
  br label %outer
end:
  ret i32 0
}
`)
	loops := map[int32]bool{}
	for _, in := range f.Code {
		if in.Op == ir.OpLoop || in.Op == ir.OpSpin {
			loops[in.A] = true
		}
	}
	if len(f.Loops) != 2 || len(loops) != 2 {
		t.Errorf("%d loops, of which %d have a header in the code; want 2 and 2", len(f.Loops), len(loops))
	}
}

// TestUndefinedBranch: a branch on what may be undefined stays, as that is an error, and so does one on what was read: under imm the
// accesses behind it depend on that.
func TestUndefinedBranch(t *testing.T) {
	for condition, branches := range map[string]int{"%k": 1, "%argc": 2, "%v": 2, "undef": 2, "freeze": 2} {
		extra := ""
		if condition == "freeze" {
			condition, extra = "%frozen", "%frozen = freeze i32 %v"
		}
		f := loadMain(t, fmt.Sprintf(`
@x = global i32 0
define i32 @main(i32 %%argc, i8** %%argv) {
entry:
  br label %%loop
loop:
  %%k = phi i32 [ 1, %%entry ], [ %%k2, %%meet ]
  %%v = load atomic i32, i32* @x seq_cst, align 4
  %s
  %%test = icmp ne i32 %s, 0
  br i1 %%test, label %%other, label %%meet
other:
  br label %%meet
meet:
  %%k2 = phi i32 [ 2, %%loop ], [ 3, %%other ]
  %%set = icmp ne i32 %%v, 7
  br i1 %%set, label %%loop, label %%end
end:
  ret i32 0
}
`, extra, condition))
		got := 0
		for _, in := range f.Code {
			if in.Op >= ir.OpBr && in.Op <= ir.OpBrSLE {
				got++
			}
		}
		if got != branches {
			t.Errorf("a branch on %s: %d branches, want %d", condition, got, branches)
		}
	}
}
