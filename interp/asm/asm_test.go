package asm

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

var update = flag.Bool("update", false, "write testdata/idioms.txt anew")

// idiom is an expression as clang writes it. It is written on one line, "x86" or "a64", text and
// constraints in quotes, a letter for each argument, and the bits of each result: p is a pointer to
// 32 bits, P to 64, D to 128, w and x a number of 32 and 64 bits, b of 8, v is a local variable of 8 bits, l a label, 1 the number 1;
// - stands for none.
type idiom struct {
	line, comment, want string // Code.String, or what the error says
	expr                Expr
}

func readIdioms(t *testing.T) (all []idiom) {
	t.Helper()
	data, err := os.ReadFile("testdata/idioms.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split(string(data), "\n\n") {
		var i idiom
		part = strings.TrimSpace(part)
		for strings.HasPrefix(part, "#") {
			line, rest, _ := strings.Cut(part, "\n")
			i.comment, part = i.comment+line+"\n", rest
		}
		i.line, i.want, _ = strings.Cut(strings.TrimSpace(part), "\n")
		if i.line == "" {
			continue
		}
		var arch, args, results string
		if _, err := fmt.Sscanf(i.line, "%s %q %q %s %s", &arch, &i.expr.Text, &i.expr.Constraints, &args, &results); err != nil {
			t.Fatalf("%s: %v", i.line, err)
		}
		if arch == "a64" {
			i.expr.Arch = A64
		}
		for _, c := range strings.Trim(args, "-") {
			a, ok := map[rune]Arg{
				'p': {Bits: 32}, 'P': {Bits: 64}, 'D': {Bits: 128}, 'w': {Bits: 32}, 'x': {Bits: 64}, 'b': {Bits: 8}, 'v': {Bits: 8, Local: true},
				'l': {Bits: 64, Label: true}, '1': {Bits: 32, Const: true, Value: 1},
			}[c]
			if !ok {
				t.Fatalf("%s: argument %q", i.line, c)
			}
			i.expr.Args = append(i.expr.Args, a)
		}
		for _, n := range strings.Split(strings.Trim(results, "-"), ",") {
			var bits int
			if _, err := fmt.Sscan(n, &bits); err == nil {
				i.expr.Results = append(i.expr.Results, bits)
			}
		}
		all = append(all, i)
	}
	return all
}

func outcome(e Expr) string {
	code, err := Translate(e)
	if err != nil {
		return err.Error()
	}
	if s := strings.TrimSpace(code.String()); s != "" {
		return s
	}
	return "nothing"
}

// TestIdioms: what libraries write becomes what is listed beside it.
func TestIdioms(t *testing.T) {
	var file strings.Builder
	for _, i := range readIdioms(t) {
		got := outcome(i.expr)
		fmt.Fprintf(&file, "%s%s\n%s\n\n", i.comment, i.line, got)
		if !*update && got != strings.TrimSpace(i.want) {
			t.Errorf("%s\ngot\n%s\nwant\n%s", i.line, got, i.want)
		}
	}
	if *update {
		if err := os.WriteFile("testdata/idioms.txt", []byte(strings.TrimSpace(file.String())+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestMutated: a text that somebody mistyped is refused or understood, and never a panic; what is
// understood has no variable, block or argument that does not exist.
func TestMutated(t *testing.T) {
	all := readIdioms(t)
	rnd := rand.New(rand.NewPCG(1, 2))
	n := scale.By{Short: 2000, Usual: 10_000, Full: 300_000}.N()
	understood := 0
	for range n {
		e := all[rnd.IntN(len(all))].expr
		other := all[rnd.IntN(len(all))].expr
		for range 1 + rnd.IntN(3) {
			switch rnd.IntN(8) {
			case 0:
				e.Constraints = mutate(rnd, e.Constraints, other.Constraints)
			case 1:
				if len(e.Args) > 0 {
					e.Args = append([]Arg(nil), e.Args...)
					e.Args[rnd.IntN(len(e.Args))] = Arg{Bits: 1 << rnd.IntN(8), Const: rnd.IntN(2) == 0, Label: rnd.IntN(4) == 0, Value: rnd.Uint64()}
				}
			case 2:
				e.Arch = Arch(rnd.IntN(2))
			default:
				e.Text = mutate(rnd, e.Text, other.Text)
			}
		}
		code, err := Translate(e)
		if err == nil {
			understood++
			if msg := wrong(&e, code); msg != "" {
				t.Errorf("%s: %+v\n%s", msg, e, code)
			}
		}
	}
	t.Logf("%d of %d mutated texts are understood", understood, n)
	if understood == 0 || understood == n {
		t.Errorf("%d of %d mutated texts are understood: the test shows nothing", understood, n)
	}
}

// mutate changes, moves, doubles or leaves out something of s, or takes it from other.
func mutate(rnd *rand.Rand, s, other string) string {
	if s == "" {
		return other
	}
	words := strings.FieldsFunc(other, func(r rune) bool { return strings.ContainsRune(" ,;\n\t", r) })
	i := rnd.IntN(len(s))
	switch rnd.IntN(6) {
	case 0:
		return s[:i] + s[i+1:]
	case 1:
		return s[:i] + string(" ,;:$%()[]{}<>=&*#0123bflqw\n"[rnd.IntN(29)%28]) + s[i:]
	case 2:
		j := i + rnd.IntN(len(s)-i)
		return s[:j] + s[i:]
	case 3:
		j := i + rnd.IntN(len(s)-i)
		return s[:i] + s[j:]
	case 4:
		if len(words) > 0 {
			return s[:i] + words[rnd.IntN(len(words))] + s[i:]
		}
	}
	fields := strings.Split(s, " ")
	k := rnd.IntN(len(fields))
	if len(words) > 0 {
		fields[k] = words[rnd.IntN(len(words))]
	}
	return strings.Join(fields, " ")
}

// wrong says what does not exist in code; "": everything does.
func wrong(e *Expr, c *Code) string {
	variable := func(v int) bool { return v >= -1 && v < c.Vars }
	to := func(n int) bool { return n < len(c.Blocks) }
	for _, in := range c.Inputs {
		if in.Var < 0 || !variable(in.Var) || in.Arg < 0 || in.Arg >= len(e.Args) {
			return "an input that does not exist"
		}
	}
	if len(c.Results) > len(e.Results) {
		return "more results than the call has"
	}
	for _, v := range c.Results {
		if v < 0 || !variable(v) {
			return "a result that does not exist"
		}
	}
	for i := range c.Blocks {
		b := &c.Blocks[i]
		if !to(b.Next) || !to(b.Else) || !variable(b.If.Var) {
			return "a block that does not exist"
		}
		for k := range b.Ops {
			for _, v := range b.Ops[k].Uses() {
				if !variable(v.Var) {
					return "a variable that does not exist"
				}
			}
			if o := &b.Ops[k]; o.Bits < 0 || o.Bits > 128 || o.Kind == Store && o.Bits == 0 {
				return "an operation of so many bits"
			}
		}
	}
	return ""
}
