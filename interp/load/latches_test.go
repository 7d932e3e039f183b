package load

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"genmcgo/internal/scale"

	llir "github.com/llir/llvm/ir"
)

// TestLatches: a random function with a loop that has several ways back, some of which come together in latches, and of which some count and some
// begin again, reads and returns the same after latches were split, and the loop became two.
func TestLatches(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	n := scale.By{Short: 300, Usual: 1000, Full: 50_000}.N()
	split, nested := 0, 0
	for i := range n {
		text := latched(rnd)
		m, err := parseRecovered("latches.ll", text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		f := m.Funcs[0]
		var before [8]partsResult
		for k := range before {
			before[k] = runParts(f, rand.New(rand.NewSource(int64(k))))
		}
		blocks := len(f.Blocks)
		splitLatches(f)
		split += b2i(len(f.Blocks) > blocks)
		blocks = len(f.Blocks)
		nestLoops(f)
		nested += b2i(len(f.Blocks) > blocks)
		checkUses(f)
		checkPhis(t, f, text)
		for k, r := range before {
			after := runParts(f, rand.New(rand.NewSource(int64(k))))
			if max(r.rounds, after.rounds) > 40 { // too long to compare
				continue
			}
			if r.rounds, after.rounds = 0, 0; r != after {
				t.Fatalf("program %d, run %d: %+v, and %+v in the end\n%s\n%s", i, k, r, after, text, m)
			}
		}
	}
	t.Logf("%d functions, latches of %d split, %d with a loop more", n, split, nested)
	if split < n/20 || nested < n/50 {
		t.Errorf("of %d functions latches of %d were split, and %d have a loop more", n, split, nested)
	}
}

// checkPhis fails unless each phi of f has one value for each block that leads there.
func checkPhis(t *testing.T, f *llir.Func, text string) {
	t.Helper()
	preds := map[*llir.Block]map[*llir.Block]bool{}
	for _, b := range f.Blocks {
		for _, s := range successors(b) {
			if preds[s] == nil {
				preds[s] = map[*llir.Block]bool{}
			}
			preds[s][b] = true
		}
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			phi, ok := inst.(*llir.InstPhi)
			if !ok {
				continue
			}
			from := map[*llir.Block]bool{}
			for _, in := range phi.Incs {
				from[in.Pred.(*llir.Block)] = true
			}
			if len(from) != len(phi.Incs) || len(from) != len(preds[b]) {
				t.Fatalf("a phi with %d values, %d blocks, of %d\n%s\n%s", len(phi.Incs), len(from), len(preds[b]), text, f.LLString())
			}
			for p := range from {
				if !preds[b][p] {
					t.Fatalf("a phi with a value of a block that does not lead there\n%s\n%s", text, f.LLString())
				}
			}
		}
	}
}

// latched writes such a function. What phis choose is computed at the start of the loop, or constant.
func latched(r *rand.Rand) string {
	var b strings.Builder
	ways := map[string][]string{} // the blocks that lead to one
	to := func(from, to string) string {
		for _, w := range ways[to] {
			if w == from {
				return "%" + to
			}
		}
		ways[to] = append(ways[to], from)
		return "%" + to
	}
	n, latches, around := 2+r.Intn(3), r.Intn(3), r.Intn(3) == 0 // around: a loop whose start, front, only chooses values, and leads to head
	body := map[string]string{}
	for i := range n {
		if i > 0 && len(ways[fmt.Sprintf("b%d", i)]) == 0 {
			continue
		}
		next := []string{"head", "done"}
		for k := i + 1; k < n; k++ {
			next = append(next, fmt.Sprintf("b%d", k))
		}
		for k := range latches {
			latch := fmt.Sprintf("latch%d", k)
			next = append(next, latch, latch, latch)
		}
		if around {
			next = append(next, "front")
		}
		name := fmt.Sprintf("b%d", i)
		yes, no := to(name, next[r.Intn(len(next))]), to(name, next[r.Intn(len(next))])
		body[name] = fmt.Sprintf("%s:\n  %%w%d = load i64, i64* @x\n  %%c%d = icmp ult i64 %%w%d, 0\n  br i1 %%c%d, label %s, label %s\n", name, i, i, i, i, yes, no)
		if r.Intn(2) == 0 {
			body[name] = strings.Replace(body[name], fmt.Sprintf("%%w%d, 0", i), fmt.Sprintf("%%w%d, %d", i, int64(1)<<62), 1)
		}
	}
	back := ""
	for k := range latches {
		if name := fmt.Sprintf("latch%d", k); len(ways[name]) > 0 {
			to(name, "head")
			back += name + " "
		}
	}
	counter := func() string { // mostly the next number, or 0
		if r.Intn(12) > 0 {
			return []string{"%p1", "0"}[r.Intn(2)]
		}
		return "%v"
	}
	value := func() string {
		return []string{"%p", "%q", "%p1", "%p1", "%p1", "%q2", "0", "0", "0", "7", "%v"}[r.Intn(11)]
	}
	phi := func(name, block string, choose func(from string) string) {
		var in []string
		for _, w := range ways[block] {
			in = append(in, fmt.Sprintf("[ %s, %%%s ]", choose(w), w))
		}
		fmt.Fprintf(&b, "  %s = phi i64 %s\n", name, strings.Join(in, ", "))
	}
	first := "head"
	if around {
		first, ways["head"] = "front", append(ways["head"], "front")
	}
	ways[first] = append([]string{"entry"}, ways[first]...)
	fmt.Fprintf(&b, "@x = global i64 0\ndefine i64 @f() {\nentry:\n  br label %%%s\n", first)
	if around {
		b.WriteString("front:\n")
		for i := range 2 {
			phi(fmt.Sprintf("%%front.%d", i), "front", func(from string) string {
				if from == "entry" {
					return fmt.Sprint(3 * i)
				}
				return []string{"%front.0", "%front.1", value()}[r.Intn(3)]
			})
		}
		b.WriteString("  br label %head\n")
	}
	b.WriteString("head:\n")
	for i, name := range []string{"%p", "%q"} {
		phi(name, "head", func(from string) string {
			switch {
			case from == "entry":
				return []string{"0", "0", "3"}[r.Intn(3)]
			case from == "front" || strings.HasPrefix(from, "latch") && r.Intn(6) > 0:
				return fmt.Sprintf("%%%s.%d", from, i)
			case i == 0:
				return counter()
			}
			return value()
		})
	}
	b.WriteString("  %v = load i64, i64* @x\n  %p1 = add i64 %p, 1\n  %q2 = add i64 %q, 2\n  br label %b0\n")
	for i := range n {
		b.WriteString(body[fmt.Sprintf("b%d", i)])
	}
	for _, name := range strings.Fields(back) {
		fmt.Fprintf(&b, "%s:\n", name)
		phi(fmt.Sprintf("%%%s.0", name), name, func(string) string { return counter() })
		phi(fmt.Sprintf("%%%s.1", name), name, func(string) string { return value() })
		b.WriteString("  br label %head\n")
	}
	b.WriteString("done:\n")
	if len(ways["done"]) == 0 {
		return latched(r)
	}
	phi("%r", "done", func(string) string { return value() })
	b.WriteString("  ret i64 %r\n}\n")
	return b.String()
}
