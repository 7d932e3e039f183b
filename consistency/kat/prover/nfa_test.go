package prover

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"genmcgo/consistency/kat"
)

func test(has ...kat.Pred) *kat.Expr {
	return &kat.Expr{Op: kat.OpTest, Test: kat.Test{Has: bitsOf(has)}}
}
func lack(not ...kat.Pred) *kat.Expr {
	return &kat.Expr{Op: kat.OpTest, Test: kat.Test{Lacks: bitsOf(not)}}
}
func opt(a *kat.Expr) *kat.Expr { return &kat.Expr{Op: kat.OpOpt, Args: []*kat.Expr{a}} }
func bitsOf(ps []kat.Pred) (s kat.Preds) {
	for _, p := range ps {
		s |= 1 << p
	}
	return s
}

// A word alternates kinds (by number in kinds) and letters: k0 l1 k1 l2 k2 ...
type word struct {
	events  []int
	letters []kat.Letter
}

func (w word) key() string { return fmt.Sprint(w.events, w.letters) }

// possible reports whether no letter of w contradicts the kinds next to it.
func (w word) possible() bool {
	for i, l := range w.letters {
		if !domainOf(l).has(w.events[i]) || !codomainOf(l).has(w.events[i+1]) {
			return false
		}
	}
	return true
}

// accepts runs w through a.
func (a *auto) accepts(w word) bool {
	at := map[int32]bool{}
	for _, s := range a.start {
		if s.test.Pass(kinds()[w.events[0]]) {
			at[s.next] = true
		}
	}
	for i, l := range w.letters {
		next := map[int32]bool{}
		for p := range at {
			for _, t := range a.arcs[p] {
				if t.letter == l && t.test.Pass(kinds()[w.events[i+1]]) {
					next[t.next] = true
				}
			}
		}
		at = next
	}
	for p := range at {
		if a.final[p] {
			return true
		}
	}
	return false
}

// means decides by the definition of e whether it contains w[i:j], where i and j
// count events.
func means(e *kat.Expr, w word, i, j int) bool {
	switch e.Op {
	case kat.OpEmpty:
		return false
	case kat.OpID, kat.OpTest:
		return i == j && e.Test.Pass(kinds()[w.events[i]])
	case kat.OpLetter:
		return j == i+1 && w.letters[i] == e.Letter
	case kat.OpUnion:
		return slices.ContainsFunc(e.Args, func(x *kat.Expr) bool { return means(x, w, i, j) })
	case kat.OpSeq:
		if len(e.Args) == 0 {
			return i == j
		}
		rest := &kat.Expr{Op: kat.OpSeq, Args: e.Args[1:]}
		for k := i; k <= j; k++ {
			if means(e.Args[0], w, i, k) && means(rest, w, k, j) {
				return true
			}
		}
		return false
	case kat.OpOpt:
		return i == j || means(e.Args[0], w, i, j)
	case kat.OpStar, kat.OpPlus:
		if means(e.Args[0], w, i, j) || e.Op == kat.OpStar && i == j {
			return true
		}
		for k := i + 1; k < j; k++ {
			if means(e.Args[0], w, i, k) && means(e, w, k, j) {
				return true
			}
		}
		return false
	}
	panic("unknown operator")
}

// randomExpr makes an expression over few letters and tests.
func randomExpr(r *rand.Rand, depth int, rels []kat.Rel) *kat.Expr {
	if depth == 0 || r.Intn(6) == 0 {
		switch r.Intn(9) {
		case 0:
			return test(kat.PredR)
		case 1:
			return test(kat.PredW, kat.PredREL)
		case 2:
			return lack(kat.PredSC)
		case 3:
			return &kat.Expr{Op: kat.OpID}
		case 4:
			if r.Intn(4) == 0 {
				return &kat.Expr{Op: kat.OpEmpty}
			}
			fallthrough
		default:
			return kat.One(rels[r.Intn(len(rels))])
		}
	}
	sub := func() *kat.Expr { return randomExpr(r, depth-1, rels) }
	switch r.Intn(7) {
	case 0, 1:
		return kat.Union(sub(), sub())
	case 2, 3:
		return kat.Seq(sub(), sub())
	case 4:
		return opt(sub())
	case 5:
		return kat.Plus(sub())
	}
	return kat.Star(sub())
}

// words calls f with all possible words of at most n letters over rels and the
// given kinds.
func words(n int, rels []kat.Rel, ks []int, f func(w word)) {
	var grow func(w word)
	grow = func(w word) {
		f(w)
		if len(w.letters) == n {
			return
		}
		for _, r := range rels {
			for _, k := range ks {
				x := word{append(slices.Clone(w.events), k), append(slices.Clone(w.letters), kat.Letter{Rel: r})}
				if x.possible() {
					grow(x)
				}
			}
		}
	}
	for _, k := range ks {
		grow(word{events: []int{k}})
	}
}

// someKinds picks one kind for each test given.
func someKinds(tests ...kat.Test) (ks []int) {
	for _, t := range tests {
		c := classOf(t)
		for i := range kinds() {
			if c.has(i) {
				ks = append(ks, i)
				break
			}
		}
	}
	return ks
}

func TestAutomaton(t *testing.T) {
	rels := []kat.Rel{kat.RelPO, kat.RelRF, kat.RelFR}
	ks := someKinds(kat.Test{Has: bitsOf([]kat.Pred{kat.PredR, kat.PredRLX})}, kat.Test{Has: bitsOf([]kat.Pred{kat.PredW, kat.PredRLX})},
		kat.Test{Has: bitsOf([]kat.Pred{kat.PredW, kat.PredSC})})
	r := rand.New(rand.NewSource(1))
	for i := 0; i < 150; i++ {
		e := randomExpr(r, 4, rels)
		a := newBuilder().build(e)
		words(4, rels, ks, func(w word) {
			want := means(e, w, 0, len(w.letters))
			if got := a.accepts(w); got != want {
				t.Fatalf("%v: word %v: automaton says %v, definition %v", e, w, got, want)
			}
		})
	}
}
