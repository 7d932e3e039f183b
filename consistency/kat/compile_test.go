package kat

import (
	"math/rand"
	"testing"

	"genmcgo/graph/event"
)

// step is the letter l in g, as a matrix.
func (g *testGraph) step(l Letter) matrix {
	if l.Inv {
		return g.rel[l.Rel].inverse()
	}
	return g.rel[l.Rel]
}

// cyclic searches the product of g and a, an automaton of cycles, for a cycle through
// a hub, in the plainest way.
func (g *testGraph) cyclic(a *auto) bool {
	type at struct {
		event int
		state int32
	}
	for i := range g.preds {
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
					m := g.step(t.letter)
					for j, p := range g.preds {
						if y := (at{j, t.next}); m.has(x.event, j) && t.test.Pass(p) && !seen[y] {
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
func (g *testGraph) pairs(a *auto) matrix {
	out := make(matrix, len(g.preds))
	type at struct {
		event int
		state int32
	}
	for i, p := range g.preds {
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
				out.set(i, x.event)
			}
			for _, t := range a.arcs[x.state] {
				m := g.step(t.letter)
				for j, q := range g.preds {
					if m.has(x.event, j) && t.test.Pass(q) {
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
	rels := []Rel{RelPO, RelPO, RelPOLoc, RelRF, RelRFE, RelCO, RelFR, RelRMW, RelTC, RelCOI, RelTJ}
	b := newBuilder()
	var graphs []*testGraph
	for i := 0; i < 30; i++ {
		graphs = append(graphs, randomGraph(r, i%2 == 0))
	}
	yes, no := 0, 0
	for i := 0; i < 400; i++ {
		e := randomExpr(r, 3, rels)
		if i%2 == 0 {
			e = newRewriter(func(l Letter) *Expr {
				if r.Intn(3) == 0 {
					return one(l.Rel).inv()
				}
				return nil
			}).expr(e)
		}
		a := b.build(e)
		reflexive := false
		for _, s := range a.start {
			reflexive = reflexive || a.final[s.next]
		}
		cycle := b.cycle(a)
		for k, g := range graphs {
			m := g.eval(e)
			for j, row := range g.pairs(a) {
				if row != m[j] {
					t.Fatalf("%v in graph %d: from event %d to %b, want %b", e, k, j, row, m[j])
				}
			}
			if reflexive {
				continue
			}
			if got, want := g.cyclic(cycle), m.cyclic(); got != want {
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

// TestKinds: what events can be is what is known of predicates.
func TestKinds(t *testing.T) {
	known := map[Preds]bool{}
	for _, k := range kinds {
		known[k] = true
	}
	if len(known) != len(kinds) {
		t.Error("a kind is listed twice")
	}
	for k := uint32(0); k < uint32(event.Error)<<keyBits; k++ {
		both := uint32(event.Lock|event.Unlock) << 6
		if event.Ordering(k&7) > event.SeqCst || event.Ordering(k>>3&7) > event.SeqCst || k>>10&3 > keyFailed>>10 || k&both == both {
			continue
		}
		if p := predsOf(k); !known[p] {
			t.Errorf("an event can be %v", Test{Has: p})
		}
	}
}
