package kat

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"
)

func test(has ...Pred) *Expr { return &Expr{Op: OpTest, Test: Test{Has: bitsOf(has)}} }
func lack(not ...Pred) *Expr { return &Expr{Op: OpTest, Test: Test{Lacks: bitsOf(not)}} }
func opt(a *Expr) *Expr      { return &Expr{Op: OpOpt, Args: []*Expr{a}} }
func bitsOf(ps []Pred) (s Preds) {
	for _, p := range ps {
		s |= 1 << p
	}
	return s
}

// A word alternates kinds (by number in kinds) and letters: k0 l1 k1 l2 k2 ...
type word struct {
	events  []int
	letters []Letter
}

func (w word) key() string { return fmt.Sprint(w.events, w.letters) }

// possible reports whether no letter of w contradicts the kinds next to it.
func (w word) possible() bool {
	for i, l := range w.letters {
		if !l.from().has(w.events[i]) || !l.to().has(w.events[i+1]) {
			return false
		}
	}
	return true
}

// accepts runs w through a.
func (a *auto) accepts(w word) bool {
	at := map[int32]bool{}
	for _, s := range a.start {
		if s.test.Pass(kinds[w.events[0]]) {
			at[s.next] = true
		}
	}
	for i, l := range w.letters {
		next := map[int32]bool{}
		for p := range at {
			for _, t := range a.arcs[p] {
				if t.letter == l && t.test.Pass(kinds[w.events[i+1]]) {
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
func (e *Expr) means(w word, i, j int) bool {
	switch e.Op {
	case OpEmpty:
		return false
	case OpID, OpTest:
		return i == j && e.Test.Pass(kinds[w.events[i]])
	case OpLetter:
		return j == i+1 && w.letters[i] == e.Letter
	case OpUnion:
		return slices.ContainsFunc(e.Args, func(x *Expr) bool { return x.means(w, i, j) })
	case OpSeq:
		if len(e.Args) == 0 {
			return i == j
		}
		rest := &Expr{Op: OpSeq, Args: e.Args[1:]}
		for k := i; k <= j; k++ {
			if e.Args[0].means(w, i, k) && rest.means(w, k, j) {
				return true
			}
		}
		return false
	case OpOpt:
		return i == j || e.Args[0].means(w, i, j)
	case OpStar, OpPlus:
		if e.Args[0].means(w, i, j) || e.Op == OpStar && i == j {
			return true
		}
		for k := i + 1; k < j; k++ {
			if e.Args[0].means(w, i, k) && e.means(w, k, j) {
				return true
			}
		}
		return false
	}
	panic("unknown operator")
}

// randomExpr makes an expression over few letters and tests.
func randomExpr(r *rand.Rand, depth int, rels []Rel) *Expr {
	if depth == 0 || r.Intn(6) == 0 {
		switch r.Intn(9) {
		case 0:
			return test(PredR)
		case 1:
			return test(PredW, PredREL)
		case 2:
			return lack(PredSC)
		case 3:
			return &Expr{Op: OpID}
		case 4:
			if r.Intn(4) == 0 {
				return &Expr{Op: OpEmpty}
			}
			fallthrough
		default:
			return one(rels[r.Intn(len(rels))])
		}
	}
	sub := func() *Expr { return randomExpr(r, depth-1, rels) }
	switch r.Intn(7) {
	case 0, 1:
		return either(sub(), sub())
	case 2, 3:
		return then(sub(), sub())
	case 4:
		return opt(sub())
	case 5:
		return some(sub())
	}
	return many(sub())
}

// words calls f with all possible words of at most n letters over rels and the
// given kinds.
func words(n int, rels []Rel, ks []int, f func(w word)) {
	var grow func(w word)
	grow = func(w word) {
		f(w)
		if len(w.letters) == n {
			return
		}
		for _, r := range rels {
			for _, k := range ks {
				x := word{append(slices.Clone(w.events), k), append(slices.Clone(w.letters), Letter{Rel: r})}
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
func someKinds(tests ...Test) (ks []int) {
	for _, t := range tests {
		c := classOf(t)
		for i := range kinds {
			if c.has(i) {
				ks = append(ks, i)
				break
			}
		}
	}
	return ks
}

func TestAutomaton(t *testing.T) {
	rels := []Rel{RelPO, RelRF, RelFR}
	ks := someKinds(Test{Has: bitsOf([]Pred{PredR, PredRLX})}, Test{Has: bitsOf([]Pred{PredW, PredRLX})},
		Test{Has: bitsOf([]Pred{PredW, PredSC})})
	r := rand.New(rand.NewSource(1))
	for i := 0; i < 150; i++ {
		e := randomExpr(r, 4, rels)
		a := newBuilder().build(e)
		words(4, rels, ks, func(w word) {
			want := e.means(w, 0, len(w.letters))
			if got := a.accepts(w); got != want {
				t.Fatalf("%v: word %v: automaton says %v, definition %v", e, w, got, want)
			}
		})
	}
}
