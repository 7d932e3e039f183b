package genmcgo

import (
	"fmt"
	"math/rand"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"genmcgo/internal/scale"
)

// TestSpeculatedLoads: a plain load that an optimiser moved out of the branch that guards it is no race where its value
// is thrown away, whatever became of the branch; it is one where the value is used.
func TestSpeculatedLoads(t *testing.T) {
	const ir = `
@f = internal global i32 0
@d = internal global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @abort()
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
define internal ptr @w(ptr %a) {
  store i32 5, ptr @d
  store atomic i32 1, ptr @f ORDER, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @w, ptr null)
  %n = load atomic i32, ptr @f acquire, align 4
  %c = icmp ne i32 %n, 0
  %x = load i32, ptr @d
  BODY
bad:
  call void @abort()
  unreachable
good:
  ret i32 0
}
`
	guarded := map[string]string{
		"a select": `%v = select i1 %c, i32 %x, i32 5
			%b = icmp ne i32 %v, 5
			br i1 %b, label %bad, label %good`,
		"several selects": `%v = select i1 %c, i32 %x, i32 5
			%v2 = select i1 %c, i32 %x, i32 %v
			%b = icmp ne i32 %v2, 5
			br i1 %b, label %bad, label %good`,
		"two selects": `%v = select i1 %c, i32 %x, i32 5
			%y = add i32 %x, 1
			%v2 = select i1 %c, i32 %y, i32 6
			%s = add i32 %v, %v2
			%b = icmp ne i32 %s, 11
			br i1 %b, label %bad, label %good`,
		"a select of a select": `%e = icmp eq i32 %x, 5
			%k = select i1 %e, i32 5, i32 9
			%v = select i1 %c, i32 %k, i32 5
			%b = icmp ne i32 %v, 5
			br i1 %b, label %bad, label %good`,
		"opposite conditions": `%nc = xor i1 %c, true
			%v = select i1 %c, i32 %x, i32 5
			%v2 = select i1 %nc, i32 %v, i32 %x
			%b = icmp ne i32 %v2, 5
			br i1 %b, label %bad, label %good`,
		"a branch": `%y = sub i32 %x, 5
			br i1 %c, label %then, label %good
		then:
			%b = icmp ne i32 %y, 0
			br i1 %b, label %bad, label %good`,
		"a phi": `br i1 %c, label %then, label %join
		then:
			br label %join
		join:
			%v = phi i32 [ 5, %0 ], [ %x, %then ]
			%b = icmp ne i32 %v, 5
			br i1 %b, label %bad, label %good`,
	}
	guarded["and"] = `%y = freeze i32 %x
		%e = icmp ne i32 %y, 5
		%b = and i1 %c, %e
		br i1 %b, label %bad, label %good`
	guarded["or of the opposite"] = `%nc = xor i1 %c, true
		%e = icmp eq i32 %x, 5
		%b = or i1 %e, %nc
		br i1 %b, label %good, label %bad`
	guarded["joins within an arm"] = `br i1 %c, label %then, label %join
		then:
			%e = icmp eq i32 %n, 9
			br i1 %e, label %more, label %most
		more:
			br label %most
		most:
			%k = phi i32 [ 0, %then ], [ 1, %more ]
			%y = add i32 %x, %k
			br label %join
		join:
			%v = phi i32 [ 5, %0 ], [ %y, %most ]
			%s = icmp eq i32 %x, 4
			%s2 = select i1 %c, i1 %s, i1 false
			%b = icmp ne i32 %v, 5
			%b2 = or i1 %b, %s2
			br i1 %b2, label %bad, label %good`
	guarded["a phi from two blocks of an arm"] = `br i1 %c, label %then, label %join
		then:
			%e = icmp eq i32 %n, 9
			br i1 %e, label %more, label %join
		more:
			br label %join
		join:
			%v = phi i32 [ 5, %0 ], [ %x, %then ], [ %x, %more ]
			%b = icmp ne i32 %v, 5
			br i1 %b, label %bad, label %good`
	either := func(more, use string) string {
		return `%v = select i1 %c, i32 %x, i32 5
			br i1 %c, label %then, label %else
		then:
			%y1 = load i32, ptr @d
			br label %join
		else:
			%y2 = load i32, ptr @d
			` + more + `
			br label %join
		join:
			%y = phi i32 [ %y1, %then ], [ %y2, %else ]
			%z = add i32 %y, %v
			` + use + `
			%b = icmp sgt i32 %v2, 10
			br i1 %b, label %bad, label %good`
	}
	guarded["a phi of loads in both arms"] = either("", "%v2 = select i1 %c, i32 %z, i32 9")
	guarded["a phi of loads in both arms, one of which branches"] = `%v = select i1 %c, i32 %x, i32 5
			br i1 %c, label %then, label %else
		then:
			%y1 = load i32, ptr @d
			%odd = trunc i32 %n to i1
			br i1 %odd, label %more, label %most
		more:
			br label %most
		most:
			br label %join
		else:
			%y2 = load i32, ptr @d
			br label %join
		join:
			%y = phi i32 [ %y1, %most ], [ %y2, %else ]
			%v2 = select i1 %c, i32 %y, i32 %v
			%b = icmp ne i32 %v2, 5
			br i1 %b, label %bad, label %good`
	// What an optimiser computes of what it moved is more than sums: once these were races.
	for name, m := range map[string]string{
		"a remainder": "%m = urem i32 %x, 3", "a quotient": "%m = sdiv i32 %x, 2", "bits": "%m = call i32 @llvm.ctpop.i32(i32 %x)",
		"a vector": `%xs = insertelement <2 x i32> <i32 0, i32 -3>, i32 %x, i32 0
			%m = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %xs)`,
		"bits of another": `%k = call i32 @llvm.ctpop.i32(i32 %n)
			%m = sub i32 %x, 3`,
	} {
		guarded[name] = m + `
			%v = select i1 %c, i32 %m, i32 2
			%b = icmp ne i32 %v, 2
			br i1 %b, label %bad, label %good`
		guarded[name+" behind a branch"] = m + `
			br i1 %c, label %then, label %good
		then:
			%b = icmp ne i32 %m, 2
			br i1 %b, label %bad, label %good`
	}
	used := map[string]string{
		"in the other arm of or": `%e = icmp eq i32 %x, 9
			%b = or i1 %c, %e
			br i1 %b, label %good, label %good`,
		"by and with what it decides": `%e = icmp eq i32 %x, 5
			%e2 = xor i1 %e, true
			%b = and i1 %e, %e2
			br i1 %b, label %bad, label %good`,
		"from a block of no arm": `br i1 %c, label %then, label %join
		then:
			br label %join
		join:
			%v = phi i32 [ %x, %0 ], [ %x, %then ]
			%b = icmp sgt i32 %v, 5
			br i1 %b, label %bad, label %good`,
		"behind a join": `br i1 %c, label %then, label %join
		then:
			br label %join
		join:
			%e = icmp eq i32 %n, 9
			br i1 %e, label %good, label %more
		more:
			%b = icmp sgt i32 %x, 5
			br i1 %b, label %bad, label %good`,
		"as bits": `%m = call i32 @llvm.ctpop.i32(i32 %x)
			%v = select i1 %c, i32 5, i32 %m
			%b = icmp sgt i32 %v, 5
			br i1 %b, label %bad, label %good`,
		"also elsewhere": `%v = select i1 %c, i32 %x, i32 5
			%s = sub i32 %v, %x
			%b = icmp sgt i32 %s, 5
			br i1 %b, label %bad, label %good`,
		"in the other arm": `%v = select i1 %c, i32 5, i32 %x
			%b = icmp sgt i32 %v, 5
			br i1 %b, label %bad, label %good`,
		"in the other arm of the opposite": `%nc = xor i1 %c, true
			%v = select i1 %nc, i32 %x, i32 5
			%v2 = select i1 %c, i32 %x, i32 %v
			%b = icmp sgt i32 %v2, 5
			br i1 %b, label %bad, label %good`,
		"in both arms": `%y = add i32 %x, 1
			%v = select i1 %c, i32 %x, i32 %y
			%b = icmp sgt i32 %v, 7
			br i1 %b, label %bad, label %good`,
		"as a condition": `%e = icmp eq i32 %x, 5
			%v = select i1 %e, i1 %c, i1 false
			%w = select i1 %c, i1 %v, i1 %e
			br i1 %w, label %good, label %good`,
		"before a write": `store i64 1, ptr %t
			br i1 %c, label %then, label %good
		then:
			%b = icmp ne i32 %x, 5
			br i1 %b, label %bad, label %good`,
		"before a write, by selects": `store i64 1, ptr %t
			%y = add i32 %x, 1
			%v = select i1 %c, i32 %x, i32 5
			%v2 = select i1 %c, i32 %y, i32 6
			%s = add i32 %v, %v2
			%b = icmp ne i32 %s, 11
			br i1 %b, label %bad, label %good`,
		"before a block with a write": `br label %more
		more:
			store i64 1, ptr %t
			br i1 %c, label %then, label %good
		then:
			%b = icmp ne i32 %x, 5
			br i1 %b, label %bad, label %good`,
		"before a loop with a write": `br label %loop
		loop:
			%i = phi i32 [ 0, %0 ], [ %j, %loop ]
			%j = add i32 %i, 1
			store i64 1, ptr %t
			%more = icmp slt i32 %j, 2
			br i1 %more, label %loop, label %end
		end:
			br i1 %c, label %then, label %good
		then:
			%b = icmp ne i32 %x, 5
			br i1 %b, label %bad, label %good`,
		"after the branch": `br i1 %c, label %then, label %join
		then:
			br label %join
		join:
			%b = icmp sgt i32 %x, 5
			br i1 %b, label %bad, label %good`,
	}
	used["in the other arm of a phi"] = either("", "%v2 = select i1 %c, i32 9, i32 %z")
	used["in no arm, before a write"] = either("store i64 1, ptr %t", "%v2 = select i1 %c, i32 %z, i32 9")
	used["in no arm, and a write before the use"] = either("", `store i64 1, ptr %t
			%v2 = select i1 %c, i32 %z, i32 9`)
	// The phi is older than what it is selected by: its load, a round before, was left out once.
	used["in the next round, in the head of the loop"] = `%v = select i1 %c, i32 %x, i32 5
			br label %loop
		loop:
			%i = phi i32 [ 0, %0 ], [ %j, %else ]
			%old = phi i32 [ %v, %0 ], [ %y, %else ]
			%j = add i32 %i, 1
			%n2 = load atomic i32, ptr @f acquire, align 4
			%c2 = icmp ne i32 %n2, 0
			%v2 = select i1 %c2, i32 %old, i32 5
			%more = icmp slt i32 %j, 3
			br i1 %more, label %next, label %end
		next:
			br i1 %c2, label %end, label %else
		else:
			%y = load i32, ptr @d
			br label %loop
		end:
			%b = icmp sgt i32 %v2, 5
			br i1 %b, label %bad, label %good`
	used["in the next round"] = `%v = select i1 %c, i32 %x, i32 5
			br label %loop
		loop:
			%i = phi i32 [ 0, %0 ], [ %j, %join ]
			%old = phi i32 [ 5, %0 ], [ %y, %join ]
			%j = add i32 %i, %v
			%n2 = load atomic i32, ptr @f acquire, align 4
			%c2 = icmp ne i32 %n2, 0
			%v2 = select i1 %c2, i32 %old, i32 5
			br i1 %c2, label %join, label %else
		else:
			%y2 = load i32, ptr @d
			br label %join
		join:
			%y = phi i32 [ %v2, %loop ], [ %y2, %else ]
			%more = icmp slt i32 %j, 6
			br i1 %more, label %loop, label %end
		end:
			%b = icmp sgt i32 %v2, 5
			br i1 %b, label %bad, label %good`
	check := func(body, order, model string) string {
		text := strings.NewReplacer("BODY", body, "ORDER", order).Replace(ir)
		r, err := Check(t.Context(), IR(text), Options{Model: model})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Errors) == 0 {
			return ""
		}
		return string(r.Errors[0].Kind)
	}
	for _, model := range []string{"sc", "rc11", "imm"} {
		for name, body := range guarded {
			if got := check(body, "release", model); got != "" {
				t.Errorf("%s, %s: %s, want none", name, model, got)
			}
		}
		for name, body := range used {
			if got := check(body, "release", model); got != "data-race" {
				t.Errorf("used %s, %s: %q, want data-race", name, model, got)
			}
		}
	}
	for name, body := range guarded {
		if got := check(body, "monotonic", "rc11"); got != "data-race" {
			t.Errorf("%s, published by a relaxed write: %q, want data-race", name, got)
		}
	}
}

// TestLoadsBeforeInvokes: no compiler moves a load past a call, also where that ends a block: this once hid the race. Blocks that no way
// leads to may use the load.
func TestLoadsBeforeInvokes(t *testing.T) {
	const ir = `
@f = internal global i32 0
@d = internal global i32 0
@g = internal global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
define internal ptr @w(ptr %a) {
  store i32 5, ptr @d
  store atomic i32 1, ptr @f release, align 4
  ret ptr null
}
define internal void @between(i32 %k) {
  %more = icmp sgt i32 %k, 0
  br i1 %more, label %again, label %last
again:
  %less = sub i32 %k, 1
  call void @between(i32 %less)
  br label %last
last:
  store atomic i32 %k, ptr @g monotonic, align 4
  ret void
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @w, ptr null)
  %n = load atomic i32, ptr @f acquire, align 4
  %c = icmp ne i32 %n, 0
  %x = load i32, ptr @d
  CALL
ok:
  BRANCH
then:
  store atomic i32 %x, ptr @g monotonic, align 4
  br label %good
good:
  ret i32 0
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
dead:
  br i1 %c, label %dead2, label %good
dead2:
  %y = load i32, ptr @d
  %v = select i1 %c, i32 %y, i32 %x
  %s = add i32 %v, %y
  br label %dead3
dead3:
  store i32 %s, ptr @d
  br label %dead3
}
`
	for _, c := range []struct{ call, branch, want string }{
		{"invoke void @between(i32 1) to label %ok unwind label %bad", "br i1 %c, label %then, label %good", "data-race"},
		{"br label %ok", "invoke void @between(i32 1) to label %ok2 unwind label %bad\nok2:\n  br i1 %c, label %then, label %good", "data-race"},
		{"br label %ok", "br i1 %c, label %then, label %good", ""},
	} {
		r, err := Check(t.Context(), IR(strings.NewReplacer("CALL", c.call, "BRANCH", c.branch).Replace(ir)), Options{})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if len(r.Errors) > 0 {
			got = string(r.Errors[0].Kind)
		}
		if got != c.want {
			t.Errorf("%s, %s: %q, want %q", c.call, c.branch, got, c.want)
		}
	}
}

// TestMovedLoadsKeepOrder: what comes between a load and the branch that its value matters behind does not depend on
// the branch, and a pointer that is null is read: compilers move neither kind of load.
func TestMovedLoadsKeepOrder(t *testing.T) {
	const buffering = `
@f = internal global i32 0
@g = internal global i32 0
@d = internal global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @abort()
define internal ptr @w(ptr %a) {
  %n = load atomic i32, ptr @g monotonic, align 4
  store atomic i32 %n, ptr @f monotonic, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @w, ptr null)
  %n = load atomic i32, ptr @f monotonic, align 4
  %c = icmp eq i32 %n, 1
  %x = load i32, ptr @d
  store atomic i32 1, ptr @g monotonic, align 4
  br i1 %c, label %then, label %good
then:
  %b = icmp eq i32 %x, 0
  br i1 %b, label %bad, label %good
bad:
  call void @abort()
  unreachable
good:
  ret i32 0
}
`
	const null = `
@f = global i32 0
@p = global ptr null
define i32 @main() {
  %n = load i32, ptr @f
  %c = icmp COND i32 %n, 0
  %q = load ptr, ptr @p
  %x = load i32, ptr %q
  br i1 %c, label LABELS
then:
  store i32 %x, ptr @f
  br label %good
good:
  ret i32 0
}
`
	const undefined = `
@d = global i32 3
@r = global i32 0
declare ptr @malloc(i64)
define i32 @main() {
  %u = call ptr @malloc(i64 4)
  %n = load i32, ptr %u
  %c = icmp eq i32 %n, 1
  %x = load i32, ptr @d
  %y = add i32 %x, 1
  %v = select i1 %c, i32 %x, i32 7
  %v2 = select i1 %c, i32 %y, i32 7
  %s = add i32 %v, %v2
  store i32 %s, ptr @r
  ret i32 0
}
`
	for _, c := range []struct{ name, ir, want string }{
		{"load buffering", buffering, "abort"},
		{"null", strings.NewReplacer("COND", "ne", "LABELS", "%then, label %good").Replace(null), "null-dereference"},
		{"null in the other arm", strings.NewReplacer("COND", "eq", "LABELS", "%good, label %then").Replace(null), "null-dereference"},
		{"undefined condition", undefined, ""},
	} {
		r, err := Check(t.Context(), IR(c.ir), Options{Model: "imm"})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if len(r.Errors) > 0 {
			got = string(r.Errors[0].Kind)
		}
		if got != c.want {
			t.Errorf("%s: %v, want %s", c.name, r.Errors, c.want)
		}
	}
}

// TestLongChainOfSelects: loading an unrolled search for the greatest of many elements takes time that is about linear
// in their number.
func TestLongChainOfSelects(t *testing.T) {
	const n = 1000
	var b strings.Builder
	fmt.Fprintf(&b, "@a = global [%d x i32] zeroinitializer\ndefine i32 @main() {\n  %%s0 = add i32 0, 0\n", n)
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "  %%p%d = getelementptr [%d x i32], ptr @a, i64 0, i64 %d\n", i, n, i-1)
		fmt.Fprintf(&b, "  %%x%d = load i32, ptr %%p%d\n  %%c%d = icmp sgt i32 %%x%d, %%s%d\n", i, i, i, i, i-1)
		fmt.Fprintf(&b, "  %%s%d = select i1 %%c%d, i32 %%x%d, i32 %%s%d\n", i, i, i, i-1)
	}
	fmt.Fprintf(&b, "  ret i32 %%s%d\n}\n", n)
	start := time.Now()
	r, err := Check(t.Context(), IR(b.String()), Options{})
	if err != nil || len(r.Errors) > 0 {
		t.Fatal(err, r)
	}
	if d := time.Since(start); d > 10*time.Second { // 0.04 seconds; with a search of the whole chain it was a minute
		t.Errorf("%d selects take %v", n, d)
	}
}

// TestGuardedReads: random programs that read plain variables only if a flag says that they were written have no race,
// whatever compilers make of them. The programs of a compiler and a level are functions of one file.
func TestGuardedReads(t *testing.T) {
	scale.NotShort(t)
	scale.NotRace(t)
	programs := scale.By{Usual: 4, Wide: 8, Full: 600}.N()
	for _, clang := range []string{"clang-14", "clang-16", "clang-19", "clang-22"} {
		if _, err := exec.LookPath(clang); err != nil {
			t.Logf("*** NO %s: it compiles none of the programs", clang)
			continue
		}
		for i, level := range []string{"-O1", "-O2", "-O3"} {
			// Each with its own text, as in a file of its own: compilers look at all uses of a static variable.
			r := rand.New(rand.NewSource(int64(i)))
			var texts []string
			var text strings.Builder
			text.WriteString("#include <stdatomic.h>\n#include <pthread.h>\n#include <stdlib.h>\nstatic int target = 8;\n")
			for n := range programs {
				texts = append(texts, guardedReads(r, n))
				text.WriteString(texts[n])
			}
			program := C(text.String(), level, "-g", "-w")
			ir, err := program.readIR(t.Context(), &Options{Clang: clang})
			if err != nil {
				t.Fatal(err)
			}
			src := IR(string(ir))
			for n, one := range texts {
				for _, model := range []string{"rc11", "imm"} {
					res, err := Check(t.Context(), src, Options{Model: model, Entry: fmt.Sprintf("main_%d", n)})
					if err != nil {
						t.Fatal(err)
					}
					if len(res.Errors) > 0 {
						t.Errorf("%s %s, %s: %s in\n%s", clang, level, model, res.Errors[0].Message, one)
					}
				}
			}
		}
	}
}

// guardedReads returns program n in C: a thread writes plain variables and then a flag, another one reads the flag, and
// the variables if it is set.
func guardedReads(r *rand.Rand, n int) string {
	pick := func(of ...string) string { return of[r.Intn(len(of))] }
	types := []string{"int", "char", "_Bool", "short", "long", "float", "double", "unsigned", "int *", "int[4]", "short[8]", "float[4]"}
	values := map[string]string{"char": "'a'", "_Bool": "1", "long": "1l << 40", "float": "1.5f", "double": "2.5", "unsigned": "4000000000u", "int *": "&target"}
	var b strings.Builder
	count := 1 + r.Intn(3)
	var reads []string
	writes := ""
	for i := range count {
		typ := types[r.Intn(len(types))]
		v, value := fmt.Sprintf("d%d_%d", n, i), values[typ]
		if value == "" {
			value = pick("5", "-3", "1")
		}
		if elem, length, ok := strings.Cut(strings.TrimSuffix(typ, "]"), "["); ok {
			fmt.Fprintf(&b, "%s%s %s[%s];\n", pick("static ", ""), elem, v, length)
			size, _ := strconv.Atoi(length)
			var elems, equal []string
			for k := range size {
				writes += fmt.Sprintf("%s[%d] = %d; ", v, k, k+3)
				elems, equal = append(elems, fmt.Sprintf("%s[%d]", v, k)), append(equal, fmt.Sprintf("%s[%d] == %d", v, k, k+3))
			}
			reads = append(reads, "(int)("+strings.Join(elems, " + ")+")", "("+strings.Join(equal, " && ")+")", "(int)("+strings.Join(elems[1:], " * ")+")",
				"("+v+"[0] > "+v+"[1] ? 3 : (int)"+v+"[2])")
			continue
		}
		fmt.Fprintf(&b, "%s%s %s;\n", pick("static ", ""), typ, v)
		writes += v + " = " + value + "; "
		switch typ {
		case "int *":
			reads = append(reads, "("+v+" != 0)", "("+v+" == &target)", "(*"+v+")")
			continue
		case "int", "unsigned":
			reads = append(reads, "(int)("+v+" % 3)", "(int)("+v+" / 5)", "__builtin_popcount("+v+")", "(int)__builtin_bswap32("+v+")", "(int)("+v+" > 2 ? "+v+" : 2)",
				"__builtin_add_overflow("+v+", 2000000000, &(int){0})", "("+v+" ? __builtin_ctz("+v+") : 32)")
		}
		reads = append(reads, "(int)"+v, "("+v+" == "+value+")", "("+v+" > 1)", "("+v+" ? 3 : 4)", "(int)"+v+" * 2")
	}
	var expr func(depth int) string
	expr = func(depth int) string {
		if depth > 2 || r.Intn(5) < 2 {
			return pick(reads...)
		}
		return fmt.Sprintf(pick("(%s + %s)", "(%s && %s)", "(%s || %s)", "(%s < %s)", "(%s ^ %s)", "(%s ? %s : 7)"), expr(depth+1), expr(depth+1))
	}
	e, e2, k := expr(0), expr(0), pick("0", "1", "2")
	body := strings.NewReplacer("FLAG", "atomic_load_explicit(&fN, memory_order_acquire)", "E2", e2, "E", e, "K", k).Replace(pick(
		"int r = K; if (FLAG) r = E; return r;", "return FLAG ? E : K;", "return FLAG && E;", "return !FLAG || E;",
		"int c = FLAG; int r = c ? E : K; int s = c ? E2 : 1; return r + s;",
		"int c = FLAG; if (!c) return K; int v = E; return v + E2;",
		"int c = FLAG, r = K; if (c) { int v = E; r = v; } return r;",
		"int r = 0; for (int i = 0; i < 3; i++) if (FLAG) { r += E; break; } return r;",
		"switch (FLAG) { case 0: return K; case 1: return E; default: return 9; }",
		"int c = FLAG; if (c && k) return E; if (c) return E2; return K;",
		"int c = FLAG; int r = K; if (c) { r = E; atomic_store_explicit(&gN, 1, memory_order_relaxed); } return r;",
		"int e = 1; int r = K; if (atomic_compare_exchange_strong(&fN, &e, 2)) r = E; return r;",
		"if (FLAG) { if (atomic_load(&gN)) return E; return E2; } return K;"))
	use := pick("if (r == 12345) abort();", "resN = r; if (resN == 54321) abort();")
	b.WriteString(strings.ReplaceAll(`static _Atomic int fN, gN;
static int resN;
static void *wN(void *a) { `+writes+`atomic_store_explicit(&fN, 1, memory_order_release); return 0; }
static int getN(int k) { `+body+` }
static void *rN(void *a) { int r = getN((int)(long)a); `+use+` return 0; }
int main_N(void) { pthread_t t, u; pthread_create(&t, 0, wN, 0); pthread_create(&u, 0, rN, (void *)(long)`+pick("0", "1")+`); pthread_join(t, 0); pthread_join(u, 0); return 0; }
`, "N", fmt.Sprint(n)))
	return b.String()
}
