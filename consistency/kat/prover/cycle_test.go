package prover

import (
	"math/rand"
	"testing"

	"genmcgo/consistency/kat"
	"genmcgo/internal/dense"
)

// step is the letter l in g, as a matrix.
func stepOf(g *dense.Graph, l kat.Letter) dense.Matrix {
	if l.Inv {
		return g.Rel[l.Rel].Inverse()
	}
	return g.Rel[l.Rel]
}

// cyclic searches the product of g and a, an automaton of cycles, for a cycle through
// a hub, in the plainest way.
func cyclicIn(g *dense.Graph, a *auto) bool {
	type at struct {
		event int
		state int32
	}
	for i := range g.Preds {
		for h := range a.hub {
			if !a.hub[h] {
				continue
			}
			home := at{i, int32(h)}
			seen := map[at]bool{}
			stack := []at{home}
			for len(stack) > 0 {
				x := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				for _, t := range a.arcs[x.state] {
					m := stepOf(g, t.letter)
					for j, p := range g.Preds {
						if y := (at{j, t.next}); m.Has(x.event, j) && t.test.Pass(p) && !seen[y] {
							seen[y] = true
							stack = append(stack, y)
						}
					}
				}
			}
			if seen[home] {
				return true
			}
		}
	}
	return false
}

// pairs finds what a relates in g.
func pairsOf(g *dense.Graph, a *auto) dense.Matrix {
	out := make(dense.Matrix, len(g.Preds))
	type at struct {
		event int
		state int32
	}
	for i, p := range g.Preds {
		seen := map[at]bool{}
		var stack []at
		push := func(x at) {
			if !seen[x] {
				seen[x] = true
				stack = append(stack, x)
			}
		}
		for _, s := range a.start {
			if s.test.Pass(p) {
				push(at{i, s.next})
			}
		}
		for len(stack) > 0 {
			x := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if a.final[x.state] {
				out.Set(i, x.event)
			}
			for _, t := range a.arcs[x.state] {
				m := stepOf(g, t.letter)
				for j, q := range g.Preds {
					if m.Has(x.event, j) && t.test.Pass(q) {
						push(at{j, t.next})
					}
				}
			}
		}
	}
	return out
}

// TestAutomataOfGraphs compares what automata find in random executions with the
// relations as matrices.
func TestAutomataOfGraphs(t *testing.T) {
	r := rand.New(rand.NewSource(4))
	rels := []kat.Rel{kat.RelPO, kat.RelPO, kat.RelPOLoc, kat.RelRF, kat.RelRFE, kat.RelCO, kat.RelFR, kat.RelRMW, kat.RelTC, kat.RelCOI, kat.RelTJ}
	b := newBuilder()
	var graphs []*dense.Graph
	for i := 0; i < 30; i++ {
		graphs = append(graphs, randomGraph(r, i%2 == 0))
	}
	yes, no := 0, 0
	for i := 0; i < 400; i++ {
		e := randomExpr(r, 3, rels)
		if i%2 == 0 {
			e = kat.NewRewriter(func(l kat.Letter) *kat.Expr {
				if r.Intn(3) == 0 {
					return kat.Inverse(kat.One(l.Rel))
				}
				return nil
			}).Expr(e)
		}
		a := b.build(e)
		reflexive := false
		for _, s := range a.start {
			reflexive = reflexive || a.final[s.next]
		}
		cycle := b.cycle(a)
		for k, g := range graphs {
			m := g.Eval(e)
			for j, row := range pairsOf(g, a) {
				if row != m[j] {
					t.Fatalf("%v in graph %d: from event %d to %b, want %b", e, k, j, row, m[j])
				}
			}
			if reflexive {
				continue
			}
			if got, want := cyclicIn(g, cycle), m.Cyclic(); got != want {
				t.Fatalf("acyclic %v in graph %d: automaton says %v, relation %v", e, k, got, want)
			} else if want {
				yes++
			} else {
				no++
			}
		}
	}
	if yes < 100 || no < 100 {
		t.Errorf("%d cyclic, %d acyclic relations: too few to tell", yes, no)
	}
}
