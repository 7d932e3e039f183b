package genmcgo

import (
	"errors"
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

// Functions that stand for inline assembly (Options.Asm).

// bodied draws a program with one asm statement that is not known, and a file with its body. The program
// asserts that the statement leaves in its operands what the body computes.
func bodied(r *rand.Rand) (program, bodies string) {
	typ := func() string {
		return []string{"unsigned char", "short", "int", "unsigned", "long", "float"}[r.IntN(6)]
	}
	type operand struct{ constraint, typ string }
	var outs, ins []operand
	for range r.IntN(4) {
		outs = append(outs, operand{[]string{"=r", "+r", "=m", "+m"}[r.IntN(4)], typ()})
	}
	for range r.IntN(4) {
		ins = append(ins, operand{[]string{"r", "m"}[r.IntN(2)], typ()})
	}
	var params, members, sum, results, decl, want, outText, inText []string
	text := "frob"
	for i, o := range append(slices.Clone(outs), ins...) {
		reg := func(c string) string { // floating point has other registers
			if o.typ == "float" {
				return strings.Replace(c, "r", "x", 1)
			}
			return c
		}
		text += fmt.Sprintf(" %%%d,", i)
		decl = append(decl, fmt.Sprintf("volatile int s%d = %d; %s v%d = s%d;", i, r.IntN(100), o.typ, i, i))
		if o.constraint != "=r" {
			if strings.Contains(o.constraint, "m") {
				params = append(params, fmt.Sprintf("%s *p%d", o.typ, i))
				if o.constraint != "=m" {
					sum = append(sum, fmt.Sprintf("(int)*p%d * %d", i, i+1))
				}
			} else {
				params = append(params, fmt.Sprintf("%s p%d", o.typ, i))
				sum = append(sum, fmt.Sprintf("(int)p%d * %d", i, i+1))
			}
			if o.constraint != "=m" {
				want = append(want, fmt.Sprintf("(int)v%d * %d", i, i+1))
			}
		}
		operand := fmt.Sprintf("%q(v%d)", reg(o.constraint), i)
		if i >= len(outs) {
			inText = append(inText, operand)
			continue
		}
		outText = append(outText, operand)
		switch {
		case strings.Contains(o.constraint, "m"):
			results = append(results, fmt.Sprintf("*p%d = (%s)(h %% 100 + %d);", i, o.typ, i))
		default:
			members = append(members, fmt.Sprintf("%s r%d;", o.typ, i))
			results = append(results, fmt.Sprintf("out.r%d = (%s)(h %% 100 + %d);", i, o.typ, i))
		}
	}
	returns, end := "void", ""
	switch len(members) {
	case 0:
	case 1:
		returns, _, _ = strings.Cut(members[0], " r")
		end = "return out." + members[0][len(returns)+1:]
	default:
		returns, end = "struct out", "return out;"
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	add := func(terms []string) string { return strings.Join(append(slices.Clone(terms), "0"), " + ") }
	text = strings.TrimSuffix(text, ",") + "; frob2"
	bodies = fmt.Sprintf("#include <genmcgo/asm.h>\nstruct out { %s };\nGMC_ASM(%q)\nstatic %s body(%s) {\n  struct out out; int h = %s;\n  %s\n  %s\n}\n",
		strings.Join(members, " "), text, returns, strings.Join(params, ", "), add(sum), strings.Join(results, "\n  "), end)
	var asserts strings.Builder
	for i, o := range outs {
		fmt.Fprintf(&asserts, "  assert(v%d == (%s)(h %% 100 + %d));\n", i, o.typ, i)
	}
	shape := []string{text, strings.Replace(text, "; ", "\n\t", 1), "  " + strings.Replace(text, "; ", " /* again */ ; ", 1) + "\n"}[r.IntN(3)]
	program = fmt.Sprintf("#include <assert.h>\nint main(void) {\n  %s\n  int h = %s;\n  asm volatile(%q : %s : %s : \"memory\");\n%s}\n",
		strings.Join(decl, "\n  "), add(want), shape, strings.Join(outText, ", "), strings.Join(inText, ", "), asserts.String())
	return program, bodies
}

// TestAsmBodies: whatever the operands are, and wherever, a body gets what goes in, and the operands what it returns.
func TestAsmBodies(t *testing.T) {
	needClang(t)
	clangs := []string{"clang-14", "clang-16", "clang-19", "clang-22"}
	levels := []string{"-O0", "-O1", "-O2"}
	file := filepath.Join(t.TempDir(), "bodies.c")
	for seed := range (scale.By{Short: 2, Usual: 3, Wide: 6, Full: 300}).N() {
		program, bodies := bodied(rand.New(rand.NewPCG(uint64(seed), 11)))
		if err := os.WriteFile(file, []byte(bodies), 0o666); err != nil {
			t.Fatal(err)
		}
		clang := clangs[seed%len(clangs)]
		if _, err := exec.LookPath(clang); err != nil {
			t.Logf("%s is not installed: NOT TESTED", clang)
			continue
		}
		r, err := Check(t.Context(), C(program, "-w", levels[seed/len(clangs)%len(levels)]), Options{Asm: file, Clang: clang})
		if err != nil || r.Verdict != report.Verified || len(r.Notes) == 0 || !strings.Contains(r.Notes[0], `is body of `) {
			t.Errorf("seed %d, %s: %+v, %v\n%s\n%s", seed, clang, r, err, program, bodies)
		}
	}
}

// asmJumps is assembly that jumps and assembly that accesses shared memory, with bodies for both.
const asmJumps = `#include <pthread.h>
#include <assert.h>
int x, y;
void *t(void *a) {
  asm volatile("frob %1, %0" : "+m"(x) : "ir"(1) : "memory");
  asm goto("test %0; jfrob %l1" :: "r"(y) :: out);
  asm volatile("frob %1, %0" : "+m"(y) : "ir"(1) : "memory");
out: return 0; }
int main(void) {
  pthread_t p;
  pthread_create(&p, 0, t, 0);
  t(0);
  pthread_join(p, 0);
  assert(x == 2 && y == 1);
}
`

const asmJumpBodies = `#include <genmcgo/asm.h>
GMC_ASM("frob %1, %0") void frob(int *p, int v) { __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
extern int y;
GMC_ASM("test %0; jfrob %l1") static int jfrob(int v) { return __atomic_load_n(&y, __ATOMIC_RELAXED) != 0; }
`

// TestAsmTravels: a run with bodies is recorded with them, goes to other processes with them, and is another run
// without them.
func TestAsmTravels(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	file := filepath.Join(t.TempDir(), "bodies.c")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write(asmJumpBodies)
	src, o := C(asmJumps, "-w"), Options{Model: "sc", Asm: file, Workers: 1, KeepGoing: true, NoRaces: true}
	r, err := Check(t.Context(), src, o)
	if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "assertion" || !strings.Contains(r.Command, "--asm="+file) {
		t.Fatalf("%+v, %v", r, err)
	}
	for _, want := range []string{`inline assembly "frob %1, %0" is frob of ` + file + " (--asm)", `inline assembly "test %0; jfrob %l1" is jfrob of ` + file + " (--asm)"} {
		if !slices.Contains(r.Notes, want) {
			t.Errorf("%q lacks %s", r.Notes, want)
		}
	}
	rec, err := Record(r)
	if err != nil {
		t.Fatal(err)
	}
	if out, err := Replay(t.Context(), src, rec, Options{}); err != nil || !out.Again {
		t.Errorf("replay: %+v, %v", out, err)
	}
	job, _, err := NewJob(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	data, err := job.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	write(strings.Replace(asmJumpBodies, "RELAXED", "SEQ_CST", 1))
	if other, _, err := NewJob(t.Context(), src, o); err != nil || slices.Equal(other.Key(), job.Key()) {
		t.Errorf("%v: the keys of jobs with different bodies are equal", err)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if again, err := JobFrom(data, Options{}, true); err != nil || !slices.Equal(again.Key(), job.Key()) {
		t.Errorf("%v: not the same job elsewhere", err)
	}
}

// TestAsmRefused: bodies that are none, or do not fit, are bad input that says what is expected.
func TestAsmRefused(t *testing.T) {
	needClang(t)
	const rdpmc = `int main(void) { unsigned a, d, s = 1; asm volatile("rdpmc" : "=a"(a), "=d"(d)); asm volatile("frob %1, %0" : "+r"(s) : "r"(&s)); }`
	file, program := filepath.Join(t.TempDir(), "bodies.c"), compiledText(t, rdpmc)
	every := scale.By{Short: 4, Usual: 3, Wide: 1, Full: 1}
	for i, tc := range []struct{ bodies, want string }{
		{"", "it gives no inline assembly a body"},
		{`GMC_ASM("rdpmcp") int f(void) { return 1; }`, `it has "rdpmcp"; the program has "frob %1, %0", "rdpmc"`},
		{`GMC_ASM("rdpmc") int f(void) { return 1; } GMC_ASM(" rdpmc\n") int g(void) { return 1; }`, "both f and g are bodies of it"},
		{`GMC_ASM("frob %[v]") int f(void) { return 1; }`, "write operands by their numbers"},
		{`GMC_ASM("") int f(void) { return 1; }`, "has no instruction"},
		{`GMC_ASM("rdpmc") int f(int n, ...) { return 1; }`, "a variable number of parameters"},
		{`GMC_ASM("rdpmc") int f(void) { return 1; }`, "it returns 2 values, in a structure; it begins with\n  struct asm_rdpmc_results { unsigned r0; unsigned r1; };\n" +
			`  GMC_ASM("rdpmc") struct asm_rdpmc_results asm_rdpmc(void) { ... }`},
		{`GMC_ASM("frob %1, %0") unsigned f(unsigned v) { return v; }`, "the assembly has 2 operands that go into it, and the function 1 parameter"},
		{`GMC_ASM("frob %1, %0") unsigned f(unsigned v, unsigned w) { return v; }`, "operand %1 and parameter 2 have different types"},
		{`GMC_ASM("frob %1, %0") void f(unsigned v, unsigned *w) { }`, "it returns the output of the assembly"},
		{`GMC_ASM("frob %1, %0") unsigned f(unsigned v, unsigned *w) { return v; }`, `instruction "rdpmc" is not supported; write it in C, or say with --asm=FILE what it does`},
	} {
		if !every.Nth(i) {
			continue
		}
		if err := os.WriteFile(file, []byte("#include <genmcgo/asm.h>\n"+tc.bodies), 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := Check(t.Context(), program, Options{Asm: file})
		var in *InputError
		if !errors.As(err, &in) || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v, want %q", tc.bodies, err, tc.want)
		}
	}
	const jumps = `int main(void) { int o; asm goto("frob %0, %1; j %l2" : "=r"(o) : "r"(1) : : out); return o; out: return 2; }`
	if err := os.WriteFile(file, []byte("#include <genmcgo/asm.h>\nGMC_ASM(\"frob %0, %1; j %l2\") int f(int v) { return v; }"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Check(t.Context(), C(jumps), Options{Asm: file}); err == nil || !strings.Contains(err.Error(), "has no way to return outputs in registers") {
		t.Error(err)
	}
	if _, err := Check(t.Context(), program, Options{Asm: "-"}); err == nil || !strings.Contains(err.Error(), "standard input is not possible here") {
		t.Error(err)
	}
}
