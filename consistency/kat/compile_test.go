package kat

import (
	"math/rand"
	"testing"
)

// cyclic searches the product of g and c for a cycle through a hub, or through
// exactly one hub once, in the plainest way: a matrix over events and states.
func (g *testGraph) cyclic(c *Cycle) bool {
	n, q := len(g.preds), len(c.Trans)
	// step is by event and state, split in steps into a hub and others.
	hub, other := make([][]bool, n*q), make([][]bool, n*q)
	for i := range hub {
		hub[i], other[i] = make([]bool, n*q), make([]bool, n*q)
	}
	for p := range c.Trans {
		for _, t := range c.Trans[p] {
			m := g.rel[t.Letter.Rel]
			if t.Letter.Inv {
				m = m.inverse()
			}
			for i := 0; i < n; i++ {
				for j := 0; j < n; j++ {
					if m.has(i, j) && t.To.Pass(g.preds[j]) {
						if !c.Enter[t.Next].Pass(g.preds[j]) {
							panic("a state is entered by an event that Enter excludes")
						}
						into := other
						if c.Hub[t.Next] {
							into = hub
						}
						into[i*q+p][j*q+int(t.Next)] = true
					}
				}
			}
		}
	}
	// reach is what is reached from x by steps that are in one of the relations.
	reach := func(x int, rels ...[][]bool) []bool {
		seen := make([]bool, n*q)
		stack := []int{x}
		for len(stack) > 0 {
			y := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, r := range rels {
				for z, ok := range r[y] {
					if ok && !seen[z] {
						seen[z] = true
						stack = append(stack, z)
					}
				}
			}
		}
		return seen
	}
	for x := 0; x < n*q; x++ {
		if !c.Hub[x%q] {
			continue
		}
		if !c.Once {
			if reach(x, hub, other)[x] {
				return true
			}
			continue
		}
		// Around without another hub.
		if hub[x][x] {
			return true
		}
		for y, ok := range reach(x, other) {
			if ok && hub[y][x] {
				return true
			}
		}
	}
	return false
}

// run finds the pairs that n accepts in g.
func (g *testGraph) run(n *NFA) matrix {
	out := make(matrix, len(g.preds))
	type at struct {
		event int
		state int32
	}
	for i := range g.preds {
		seen := map[at]bool{}
		var stack []at
		push := func(x at) {
			if !seen[x] {
				seen[x] = true
				stack = append(stack, x)
			}
		}
		for _, s := range n.Start {
			if s.Test.Pass(g.preds[i]) {
				push(at{i, s.State})
			}
		}
		for len(stack) > 0 {
			x := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if n.Final[x.state] {
				out.set(i, x.event)
			}
			for _, t := range n.Trans[x.state] {
				m := g.rel[t.Letter.Rel]
				if t.Letter.Inv {
					m = m.inverse()
				}
				for j := range g.preds {
					if m.has(x.event, j) && t.To.Pass(g.preds[j]) {
						push(at{j, t.Next})
					}
				}
			}
		}
	}
	return out
}

// clocks computes the view by the equations that ViewAutomaton gives.
func (g *testGraph) clocks(v *ViewAutomaton) matrix {
	n := len(g.preds)
	clock := make([]matrix, len(v.Trans)) // by state and event: the events before
	for q := range clock {
		clock[q] = make(matrix, n)
	}
	for _, s := range v.Start {
		for e, p := range g.preds {
			if s.Test.Pass(p) {
				clock[s.State].set(e, e)
			}
		}
	}
	for again := true; again; {
		again = false
		for q := range v.Trans {
			for _, t := range v.Into[q] {
				for y := range g.preds {
					for e, p := range g.preds {
						if g.rel[t.Letter.Rel].has(y, e) && t.To.Pass(p) {
							old := clock[q][e]
							clock[q][e] |= clock[t.Next][y]
							again = again || clock[q][e] != old
						}
					}
				}
			}
		}
	}
	out := make(matrix, n)
	for q, f := range v.Final {
		if f {
			out = out.or(clock[q])
		}
	}
	return out.inverse()
}

// TestAutomataOfGraphs compares what automata find in random executions with the
// relations as matrices.
func TestAutomataOfGraphs(t *testing.T) {
	r := rand.New(rand.NewSource(4))
	rels := []Rel{RelPO, RelPO, RelPOLoc, RelRF, RelRFE, RelCO, RelFR, RelRMW, RelTC, RelCOI, RelTJ}
	b, steps := newBuilder(), smallSteps()
	var graphs []*testGraph
	for i := 0; i < 30; i++ {
		graphs = append(graphs, randomGraph(r, i%2 == 0))
	}
	yes, no := 0, 0
	for i := 0; i < 400; i++ {
		e := randomExpr(r, 3, rels)
		mixed := i%2 == 0
		if mixed {
			e = newRewriter(func(l Letter) *Expr {
				if r.Intn(3) == 0 {
					return one(l.Rel).inv()
				}
				return nil
			}).expr(e)
		}
		x := b.build(steps.expr(e))
		reflexive := false
		for _, s := range x.start {
			reflexive = reflexive || x.final[s.next]
		}
		v := b.view(x)
		cycle, once := b.cycleOf(Constraint{Expr: e}, x, false), b.cycleOf(Constraint{Expr: e}, x, true)
		for k, g := range graphs {
			m := g.eval(e)
			for name, got := range map[string]matrix{"forwards": g.run(&v.NFA), "backwards": g.run(v.Back).inverse()} {
				for j := range m {
					if got[j] != m[j] {
						t.Fatalf("%v %s in graph %d: from event %d to %b, want %b", e, name, k, j, got[j], m[j])
					}
				}
			}
			if !mixed {
				for j, row := range g.clocks(&v) {
					if row != m[j] {
						t.Fatalf("%v by clocks in graph %d: from event %d to %b, want %b", e, k, j, row, m[j])
					}
				}
			}
			if reflexive {
				continue
			}
			if got, want := g.cyclic(&cycle), m.cyclic(); got != want {
				t.Fatalf("acyclic %v in graph %d: automaton says %v, relation %v", e, k, got, want)
			} else if want {
				yes++
			} else {
				no++
			}
			loop := false
			for j := range m {
				loop = loop || m.has(j, j)
			}
			if got := g.cyclic(&once); got != loop {
				t.Fatalf("irreflexive %v in graph %d: automaton says %v, relation %v", e, k, got, loop)
			}
		}
	}
	if yes < 100 || no < 100 {
		t.Errorf("%d cyclic, %d acyclic relations: too few to tell", yes, no)
	}
}

// TestSizes holds how small automata of models are; Kater has 1 state and 6
// transitions for sc, 4 and 29 for tso-allfences, 22 and 131 for psc.
func TestSizes(t *testing.T) {
	for _, c := range []struct {
		model         string
		states, trans int
	}{{"sc", 1, 6}, {"tso-allfences", 6, 49}, {"rc11", 26, 141}, {"imm", 26, 141}} {
		s, err := Load("../models/" + c.model + ".kat")
		if err != nil {
			t.Fatal(err)
		}
		m, err := Compile(s)
		if err != nil {
			t.Fatal(err)
		}
		trans := 0
		for _, x := range m.Cycles[0].Trans {
			trans += len(x)
		}
		if n := len(m.Cycles[0].Trans); n > c.states || trans > c.trans {
			t.Errorf("%s: %d states, %d transitions, had %d and %d", c.model, n, trans, c.states, c.trans)
		}
	}
}
