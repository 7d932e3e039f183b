package interp_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/load"
)

// TestAlike: two values of a counter that are alike to a thread (event.Label.Alike) lead to the same result of its comparison,
// whatever it makes of the value on the way to that: sums, some of the bits, other widths, functions that return it. A counter of 8 bits
// has so few values that all are tried.
func TestAlike(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	tested, bits, unlike, n := 0, 0, 0, scale.By{Short: 60, Usual: 300, Full: 500}.N()
	for range n {
		text := randomTest(rnd)
		p, _, err := load.Source("tested.ll", []byte(text), load.Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		s := newSeq(p, interp.Config{})
		s.record = true
		s.run()
		if s.failed != "" {
			t.Fatalf("%s\n%s", s.failed, text)
		}
		var counter, result event.Addr
		for _, v := range p.Globals {
			switch v.Name {
			case "c":
				counter = v.Addr
			case "r":
				result = v.Addr
			}
		}
		var look *event.Label
		var results []uint64
		for _, l := range s.threads[0].labs {
			switch {
			case l.Addr == counter && l.Kind == event.Read && l.Attr&event.Exclusive != 0:
				look = &l
			case l.Addr == result && l.Kind == event.Write:
				results = append(results, l.Val.Lo)
			}
		}
		if len(results) != 256 || !look.Counts() {
			t.Fatalf("%d results\n%s", len(results), text)
		}
		if look.Len&event.TestedBit == 0 {
			continue
		}
		tested++
		if look.Cmp.Hi != 0 {
			bits++
		}
		for a := range results {
			for b := range a {
				if results[a] != results[b] {
					unlike++
					if look.Alike(uint64(a), uint64(b)) {
						t.Fatalf("%d and %d are alike, and the results %d and %d\n%s", a, b, results[a], results[b], text[:strings.Index(text, "define i32 @main")])
					}
				}
			}
		}
	}
	t.Logf("%d comparisons, %d of some bits", tested, bits)
	if bits < n/12 || tested-bits < n/12 || unlike == 0 {
		t.Errorf("%d comparisons, %d of some bits, %d unlike values: that tests too little", tested, bits, unlike)
	}
}

// randomTest is a program of functions that are not inlined, as they are variadic. It adds to a counter, makes something of what was
// there, and compares it, for each of 256 values.
func randomTest(rnd *rand.Rand) string {
	var b strings.Builder
	b.WriteString("@c = global i8 0\n@r = global i32 0\n\ndefine i# @f0(...) {\n  %v0 = atomicrmw add i8* @c, i8 4 seq_cst\n")
	width, funcs, v, mask := 8, 1, 0, 255
	var returns []int // the widths of what functions return
	number := func() int {
		n := []int{1, 2, 3, 4, 6, 7, 128, 127, 255, 254, 0}[rnd.IntN(11)]
		if width == 32 && rnd.IntN(6) == 0 {
			n += 256
		}
		return n
	}
	step := func(format string, a ...any) {
		v++
		fmt.Fprintf(&b, "  %%v%d = %s\n", v, fmt.Sprintf(format, a...))
	}
	for range rnd.IntN(5) {
		switch k := rnd.IntN(9); {
		case k < 2:
			step("%s i%d %%v%d, %d", []string{"add", "sub"}[rnd.IntN(2)], width, v, number())
		case k < 5:
			mask = number()
			step("and i%d %%v%d, %d", width, v, mask)
		case k == 5 && width == 8:
			step("%s i8 %%v%d to i32", []string{"zext", "zext", "sext"}[rnd.IntN(3)], v)
			width = 32
		case k == 6 && width == 32:
			step("trunc i32 %%v%d to i8", v)
			width = 8
		case k > 6:
			fmt.Fprintf(&b, "  ret i%d %%v%d\n}\n", width, v)
			returns = append(returns, width)
			fmt.Fprintf(&b, "define i# @f%d(...) {\n  %%v0 = call i%d (...) @f%d()\n", funcs, width, funcs-1)
			funcs, v = funcs+1, 0
		}
	}
	x, y := fmt.Sprintf("%%v%d", v), fmt.Sprint(number()&mask)
	if rnd.IntN(4) == 0 {
		x, y = y, x
	}
	pred := []string{"eq", "eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}[rnd.IntN(11)]
	fmt.Fprintf(&b, "  %%is = icmp %s i%d %s, %s\n  br i1 %%is, label %%yes, label %%no\nyes:\n  store i32 1, i32* @r\n  ret i8 0\nno:\n  store i32 2, i32* @r\n  ret i8 0\n}\n", pred, width, x, y)
	text := b.String()
	for _, w := range append(returns, 8) {
		text = strings.Replace(text, "#", fmt.Sprint(w), 1)
	}
	b.Reset()
	b.WriteString(text + "define i32 @main() {\n")
	for n := range 256 {
		fmt.Fprintf(&b, "  store atomic i8 %d, i8* @c seq_cst, align 1\n  %%x%d = call i8 (...) @f%d()\n", n, n, funcs-1)
	}
	b.WriteString("  ret i32 0\n}\n")
	return b.String()
}
