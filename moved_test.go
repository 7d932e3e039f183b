package genmcgo

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestMovedLoadsKeepValues: functions of random blocks, with loops, phis and selects by few conditions, return what they return if their
// loads are volatile, so that each is executed. A load was left out once whose phi, in the head of a loop, mattered in the next round.
func TestMovedLoadsKeepValues(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	verified := func(functions ...string) bool {
		text := movedLoads(functions)
		r, err := Check(t.Context(), IR(text), Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		return r.Verdict == report.Verified
	}
	for range (scale.By{Short: 10, Usual: 60, Full: 3000}).N() {
		var functions []string
		for range 20 {
			functions = append(functions, randomBlocks(rng))
		}
		if verified(functions...) {
			continue
		}
		for _, f := range functions {
			if !verified(f) {
				t.Fatalf("it does not return what it returns with volatile loads:\n%s", f)
			}
		}
	}
}

// movedLoads returns a program that calls functions, each with all arguments, and as it is with volatile loads.
func movedLoads(functions []string) string {
	var w, calls strings.Builder
	w.WriteString("@d0 = global i32 1000\n@d1 = global i32 20\ndeclare void @abort()\ndeclare i32 @llvm.ctpop.i32(i32)\ndeclare i32 @llvm.smax.i32(i32, i32)\n")
	for i, f := range functions {
		w.WriteString(strings.NewReplacer("NAME", fmt.Sprint("moved", i), "KIND ", "").Replace(f))
		w.WriteString(strings.NewReplacer("NAME", fmt.Sprint("kept", i), "KIND", "volatile").Replace(f))
		for _, args := range []string{"i1 false, i1 false", "i1 false, i1 true", "i1 true, i1 false", "i1 true, i1 true"} {
			id := calls.Len()
			fmt.Fprintf(&calls, "  %%a%d = call i32 @moved%d(%s)\n  %%b%d = call i32 @kept%d(%s)\n", id, i, args, id, i, args)
			fmt.Fprintf(&calls, "  %%e%d = icmp eq i32 %%a%d, %%b%d\n  br i1 %%e%d, label %%l%d, label %%bad\nl%d:\n", id, id, id, id, id, id)
		}
	}
	return w.String() + "define i32 @main() {\n" + calls.String() + "  ret i32 0\nbad:\n  call void @abort()\n  unreachable\n}\n"
}

// randomBlocks returns function NAME, whose plain loads are of KIND. Forward branches go to later blocks, others to heads of loops,
// which count the rounds.
func randomBlocks(rng *rand.Rand) string {
	for {
		if text, ok := tryBlocks(rng, 5+rng.IntN(5)); ok {
			return text
		}
	}
}

func tryBlocks(rng *rand.Rand, n int) (text string, ok bool) {
	head, succs, before := make([]bool, n), make([][]int, n), make([][]int, n)
	for b := range n - 1 {
		head[b] = b > 0 && rng.IntN(4) == 0
		next := b + 1 + rng.IntN(min(n-1-b, 3))
		heads := slices.DeleteFunc([]int{1, 2, 3, 4, 5}, func(h int) bool { return h > b || !head[h] })
		switch k := rng.IntN(8); {
		case head[b]:
			succs[b] = []int{b + 1, n - 1}
		case k < 2 && len(heads) > 0:
			succs[b] = []int{heads[rng.IntN(len(heads))]}
		case k == 2 && len(heads) > 0:
			succs[b] = []int{heads[rng.IntN(len(heads))], next}
		case k < 5:
			succs[b] = []int{next}
		default:
			succs[b] = []int{b + 1, next}
		}
		if len(succs[b]) == 2 && succs[b][0] == succs[b][1] {
			succs[b] = succs[b][:1]
		}
		for _, s := range succs[b] {
			before[s] = append(before[s], b)
		}
	}
	// The dominators of each block, as a set of bits; all that can be reached have some block before them that can.
	dom := make([]uint, n)
	for b := range n {
		dom[b] = 1<<n - 1
	}
	dom[0] = 1
	for range n {
		for b := 1; b < n; b++ {
			if !slices.ContainsFunc(before[b], func(p int) bool { return p < b }) {
				return "", false
			}
			d := uint(1<<n - 1)
			for _, p := range before[b] {
				d &= dom[p]
			}
			dom[b] = d | 1<<b
		}
	}
	g := blocksGen{rng: rng, numbers: make([][]string, n), conds: make([][]string, n), dom: dom}
	bodies, ends, phis := make([]string, n), make([]string, n), make([][]string, n)
	g.conds[0] = []string{"%c0", "%c1"}
	for b := range n {
		if len(before[b]) > 1 { // what comes from one block is used as it is
			for range 2 {
				phis[b] = append(phis[b], g.name(&g.numbers[b]))
			}
		}
	}
	for b := range n {
		bodies[b], ends[b] = g.body(b, head[b], succs[b])
	}
	var w strings.Builder
	w.WriteString("define internal i32 @NAME(i1 %c0, i1 %c1) {\n")
	for b := range n {
		fmt.Fprintf(&w, "b%d:\n", b)
		counts := []string{}
		for _, p := range before[b] {
			counts = append(counts, fmt.Sprintf("[ %%n%d, %%b%d ]", p, p))
		}
		if b > 0 {
			fmt.Fprintf(&w, "  %%k%d = phi i32 %s\n  %%n%d = add i32 %%k%d, 1\n", b, strings.Join(counts, ", "), b, b)
		}
		lines := strings.SplitAfter(w.String(), "\n")
		last := ""
		if b > 0 { // phis come first
			last = lines[len(lines)-2]
			w.Reset()
			w.WriteString(strings.Join(lines[:len(lines)-2], ""))
		}
		for _, phi := range phis[b] {
			var from []string
			for _, p := range before[b] {
				from = append(from, fmt.Sprintf("[ %s, %%b%d ]", g.recent(p), p))
			}
			fmt.Fprintf(&w, "  %s = phi i32 %s\n", phi, strings.Join(from, ", "))
		}
		w.WriteString(last)
		if b == 0 {
			w.WriteString("  %n0 = add i32 0, 1\n")
		}
		w.WriteString(bodies[b] + ends[b])
	}
	w.WriteString("}\n")
	return w.String(), true
}

// blocksGen has what the blocks compute: numbers, and conditions.
type blocksGen struct {
	rng            *rand.Rand
	numbers, conds [][]string
	dom            []uint
	n              int
}

func (g *blocksGen) name(in *[]string) string {
	g.n++
	s := fmt.Sprintf("%%v%d", g.n)
	*in = append(*in, s)
	return s
}

// known returns one of the values of a kind, or of constants, that are known in block b.
func (g *blocksGen) known(b int, of [][]string, constants ...string) string {
	var all []string
	for a := range of {
		if g.dom[b]>>a&1 != 0 {
			all = append(all, of[a]...)
		}
	}
	if len(all) == 0 {
		all = constants
	}
	return all[g.rng.IntN(len(all))]
}

// recent returns a number that is known where block b ends, mostly one of its own.
func (g *blocksGen) recent(b int) string {
	if own := g.numbers[b]; len(own) > 0 && g.rng.IntN(3) > 0 {
		return own[len(own)-1]
	}
	return g.known(b, g.numbers, "7")
}

// body returns what block b computes, and how it ends.
func (g *blocksGen) body(b int, head bool, succs []int) (body, end string) {
	var w strings.Builder
	for range g.rng.IntN(4) {
		switch g.rng.IntN(10) {
		case 0, 1, 2:
			fmt.Fprintf(&w, "  %s = load KIND i32, ptr @d%d\n", g.name(&g.numbers[b]), g.rng.IntN(2))
		case 3:
			x, y := g.known(b, g.numbers, "3"), g.known(b, g.numbers, "5")
			of := []string{"add i32 X, Y", "xor i32 X, Y", "mul i32 X, Y", "urem i32 X, 7", "call i32 @llvm.ctpop.i32(i32 X)", "call i32 @llvm.smax.i32(i32 X, i32 Y)"}[g.rng.IntN(6)]
			fmt.Fprintf(&w, "  %s = %s\n", g.name(&g.numbers[b]), strings.NewReplacer("X", x, "Y", y).Replace(of))
		case 4, 5:
			c, x, y := g.known(b, g.conds), g.known(b, g.numbers, "3"), g.known(b, g.numbers, "5")
			fmt.Fprintf(&w, "  %s = select i1 %s, i32 %s, i32 %s\n", g.name(&g.numbers[b]), c, x, y)
		case 6:
			odd := g.name(&[]string{})
			fmt.Fprintf(&w, "  %s = and i32 %%n%d, 1\n  %s = icmp eq i32 %s, 0\n", odd, b, g.name(&g.conds[b]), odd)
		case 7, 8:
			x, y, less := g.known(b, g.conds), g.known(b, g.numbers, "3"), g.name(&[]string{})
			of := []string{"and i1 X, Y", "and i1 Y, X", "or i1 X, Y", "or i1 Y, X"}[g.rng.IntN(4)]
			fmt.Fprintf(&w, "  %s = icmp ult i32 %s, 21\n  %s = %s\n", less, y, g.name(&g.conds[b]), strings.NewReplacer("X", x, "Y", less).Replace(of))
		default:
			c := g.known(b, g.conds)
			fmt.Fprintf(&w, "  %s = xor i1 %s, true\n", g.name(&g.conds[b]), c)
		}
	}
	switch {
	case len(succs) == 0:
		r := g.known(b, g.numbers, "1")
		return w.String(), fmt.Sprintf("  ret i32 %s\n", r)
	case len(succs) == 1:
		return w.String(), fmt.Sprintf("  br label %%b%d\n", succs[0])
	case head:
		return w.String(), fmt.Sprintf("  %%h%d = icmp ult i32 %%n%d, 9\n  br i1 %%h%d, label %%b%d, label %%b%d\n", b, b, b, succs[0], succs[1])
	}
	return w.String(), fmt.Sprintf("  br i1 %s, label %%b%d, label %%b%d\n", g.known(b, g.conds), succs[0], succs[1])
}
