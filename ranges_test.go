package genmcgo

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// TestDivisors: what is said of divisors holds in random functions (interp/exec.go panics with -tags invariants if it does not), and a
// division by 0 is an error wherever the function comes to one.
func TestDivisors(t *testing.T) {
	needClang(t)
	rng := rand.New(rand.NewPCG(7, 8))
	kinds := map[string]int{}
	const each = 10 // functions of a file
	for range (scale.By{Short: 3, Usual: 10, Full: 300}).N() {
		var text, table strings.Builder
		for n := range each {
			text.WriteString(dividing(rng, n))
			fmt.Fprintf(&table, "main_%d, ", n)
		}
		native := nativeDivisions(t, text.String()+"int (*const mains[])(void) = {"+table.String()+"};\n")
		for _, level := range []string{"-O0", "-O1", "-O2"} {
			program := C(text.String(), level, "-fwrapv", "-w")
			ir, err := program.readIR(t.Context(), &Options{})
			if err != nil {
				t.Fatal(err)
			}
			for n := range each {
				r, err := Check(t.Context(), IR(string(ir)), Options{Entry: fmt.Sprintf("main_%d", n)})
				if err != nil {
					t.Fatal(err)
				}
				fails := len(r.Errors) > 0
				if fails && !native[n] || native[n] && !fails && level == "-O0" { // an optimiser may leave the division out
					t.Errorf("function %d at %s: %s, it divides by 0: %v\n%s", n, level, r.Verdict, native[n], text.String())
				}
				if level == "-O0" {
					kinds[string(r.Verdict)]++
				}
			}
		}
	}
	if len(kinds) != 2 {
		t.Errorf("verdicts %v", kinds)
	}
}

// nativeDivisions runs the mains of a program in C, and returns which of them the machine stops for a division.
func nativeDivisions(t *testing.T, text string) map[int]bool {
	clang, err := exec.LookPath("clang")
	for v := 13; err != nil && v < 30; v++ {
		clang, err = exec.LookPath(fmt.Sprintf("clang-%d", v))
	}
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	src, bin := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	text += `
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
  for (unsigned i = 0; i < sizeof mains / sizeof *mains; i++) {
    int status;
    if (fork() == 0)
      _exit(mains[i]());
    wait(&status);
    printf("%d\n", WIFSIGNALED(status));
  }
}
`
	if err := os.WriteFile(src, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(clang, "-O0", "-fwrapv", "-w", "-o", bin, src).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(bin).Output()
	if err != nil {
		t.Fatal(err)
	}
	stopped := map[int]bool{}
	for i, line := range strings.Fields(string(out)) {
		stopped[i] = line == "1"
	}
	return stopped
}

// dividing returns function number n, which divides by what it computes, and the main that calls it.
func dividing(rng *rand.Rand, n int) string {
	pick := func(of ...string) string { return of[rng.IntN(len(of))] }
	number := func() string { return pick("1", "2", "3", "7", "10", "100", "1000", "0", "5u", "-1") }
	var statement func(depth int) string
	statement = func(depth int) string {
		v, w := pick("a", "b", "c"), pick("a", "b", "c", "i")
		forms := []string{
			"V = N;", "V += N;", "V *= 2;", "V <<= 1;", "V >>= 1;", "V = W;", "V = V * 2 > N ? N : V * 2;", "V = W < N ? W : N;", "V = W > N ? W : N;", "V++;", "V = W & N;",
			"V = W | 1;", "V = W % 9;", "if (V < N) V *= 2;", "if (V > N) V = N;", "if (V != 0) acc = acc * 3 + 1000u / V;", "acc = acc * 3 + 1000u % V;", "acc += 77 / V;",
			"if (V > 0 && V < N) acc += 9 % V;", "if (V == 0) V = 1;", "if (!(V <= N)) V -= N;",
		}
		if depth < 2 && rng.IntN(6) == 0 {
			return "if (" + v + pick(" < ", " > ", " != ", " == ") + number() + ") { " + statement(depth+1) + " " + statement(depth+1) + " } else { " + statement(depth+1) + " }"
		}
		return strings.NewReplacer("V", v, "W", w, "N", number()).Replace(forms[rng.IntN(len(forms))])
	}
	var body strings.Builder
	for range 2 + rng.IntN(5) {
		body.WriteString("    " + statement(0) + "\n")
	}
	typ := func() string {
		return pick("unsigned char", "short", "int", "unsigned", "long", "unsigned long", "signed char")
	}
	return fmt.Sprintf("static unsigned f%d(void) {\n  %s a = %s; %s b = %s; %s c = %s; unsigned acc = 0;\n  for (int i = %s; i < %s; i++) {\n%s  }\n  return acc;\n}\n"+
		"unsigned sum%d;\nint main_%d(void) { sum%d = f%d(); return 0; }\n",
		n, typ(), number(), typ(), pick("1", "2"), typ(), pick("1", "3"), pick("0", "1"), pick("3", "10", "40"), body.String(), n, n, n, n)
}
