package prover

import (
	"cmp"
	"slices"

	"genmcgo/consistency/kat"
)

// auto is an automaton over letters with tests on the events between them, without
// empty steps. A word is a path of events in a graph: it starts in an event that
// passes the test of an entry, takes arcs to events that pass theirs, and ends in a
// final state; a word of no letter is an entry into a final state. The class of an
// arc says the same as its test, less what the letter excludes.
type auto struct {
	start []arc // letter unused
	arcs  [][]arc
	final []bool
	hub   []bool // cycles only, else nil
}

type arc struct {
	letter kat.Letter
	test   kat.Test
	to     class
	next   int32
}

// builder makes automata of expressions, over their letters as they are. What they
// accept is what the expression means, less words that no graph can contain because
// the predicates of an event exclude each other. It remembers the automata of shared
// parts, which are never changed, and what tests mean.
type builder struct {
	done    map[*kat.Expr]*auto
	classes map[kat.Test]class
	plains  map[plainKey]kat.Test
}

type plainKey struct {
	test kat.Test
	c    class
}

func newBuilder() *builder {
	return &builder{done: map[*kat.Expr]*auto{}, classes: map[kat.Test]class{}, plains: map[plainKey]kat.Test{}}
}

func (b *builder) class(t kat.Test) class {
	c, ok := b.classes[t]
	if !ok {
		c = classOf(t)
		b.classes[t] = c
	}
	return c
}

// arc is a step along l to an event that passes t; ok is false if there is none.
func (b *builder) arc(l kat.Letter, t kat.Test, next int32) (a arc, ok bool) {
	return b.step(l, codomainOf(l), t, next)
}

// entry begins a word at an event that passes t.
func (b *builder) entry(t kat.Test, s int32) (a arc, ok bool) {
	return b.step(kat.Letter{}, anything(), t, s)
}

func (b *builder) step(l kat.Letter, to class, t kat.Test, next int32) (a arc, ok bool) {
	c := b.class(t).and(to)
	if c.none() {
		return arc{}, false
	}
	k := plainKey{t, to}
	p, known := b.plains[k]
	if !known {
		p = plain(t, to)
		b.plains[k] = p
	}
	return arc{letter: l, test: p, to: c, next: next}, true
}

// build is the automaton of e.
func (b *builder) build(e *kat.Expr) *auto {
	if a := b.done[e]; a != nil {
		return a
	}
	a := &auto{}
	switch e.Op {
	case kat.OpEmpty:
	case kat.OpID, kat.OpTest:
		a = b.test(e.Test)
	case kat.OpLetter:
		a.state(false)
		a.state(true)
		s, _ := b.entry(kat.Test{}, 0)
		t, _ := b.arc(e.Letter, kat.Test{}, 1)
		a.start, a.arcs[0] = []arc{s}, []arc{t}
	case kat.OpUnion:
		for _, x := range e.Args {
			a.add(b.build(x))
		}
	case kat.OpSeq:
		a = b.test(kat.Test{})
		for _, x := range e.Args {
			a = b.seq(a, b.build(x))
		}
	case kat.OpOpt:
		a.add(b.test(kat.Test{}))
		a.add(b.build(e.Args[0]))
	case kat.OpPlus:
		a = b.plus(b.build(e.Args[0]))
	case kat.OpStar:
		a.add(b.test(kat.Test{}))
		a.add(b.plus(b.build(e.Args[0])))
	default:
		panic("BUG: unknown operator")
	}
	a.reduce()
	b.done[e] = a
	return a
}

func (a *auto) state(final bool) int32 {
	a.arcs = append(a.arcs, nil)
	a.final = append(a.final, final)
	return int32(len(a.arcs) - 1)
}

// test is the automaton of [t].
func (b *builder) test(t kat.Test) *auto {
	a := &auto{}
	a.state(true)
	if s, ok := b.entry(t, 0); ok {
		a.start = []arc{s}
	}
	return a
}

// add makes a the union of a and x and returns where the states of x begin.
func (a *auto) add(x *auto) int32 {
	n := a.states(x)
	for _, s := range x.start {
		s.next += n
		a.start = append(a.start, s)
	}
	return n
}

// states appends the states of x to those of a.
func (a *auto) states(x *auto) int32 {
	n := int32(len(a.arcs))
	for p, arcs := range x.arcs {
		out := slices.Clone(arcs)
		for i := range out {
			out[i].next += n
		}
		a.arcs = append(a.arcs, out)
		a.final = append(a.final, x.final[p])
	}
	return n
}

// link adds, for every entry or arc into a final state below n, those that go on
// into the entries given.
func (b *builder) link(a *auto, n int32, entries []arc) {
	for p := range a.arcs[:n] {
		for _, t := range a.arcs[p] {
			if t.next < n && a.final[t.next] {
				for _, s := range entries {
					if u, ok := b.arc(t.letter, t.test.And(s.test), s.next); ok {
						a.arcs[p] = append(a.arcs[p], u)
					}
				}
			}
		}
	}
}

func (b *builder) seq(x, y *auto) *auto {
	a := &auto{}
	a.add(x)
	n := int32(len(a.arcs))
	a.states(y)
	entries := slices.Clone(y.start)
	for i := range entries {
		entries[i].next += n
	}
	b.link(a, n, entries)
	for _, t := range x.start {
		if x.final[t.next] {
			for _, s := range entries {
				if u, ok := b.entry(t.test.And(s.test), s.next); ok {
					a.start = append(a.start, u)
				}
			}
		}
	}
	for p := range a.final[:n] {
		a.final[p] = false
	}
	a.reduce()
	return a
}

// plus is one or more times x.
func (b *builder) plus(x *auto) *auto {
	a := &auto{}
	a.add(x)
	b.link(a, int32(len(a.arcs)), x.start)
	return a
}

// reduce makes a smaller; it accepts the same. If a has hubs it is an automaton of
// cycles instead: the same cycles of letters and tests pass a hub.
func (a *auto) reduce() {
	a.trim()
	for {
		n, m := len(a.arcs), a.size()
		a.quotient(false)
		a.quotient(true)
		a.trim()
		if len(a.arcs) == n && a.size() == m {
			return
		}
	}
}

func (a *auto) size() (m int) {
	for _, arcs := range a.arcs {
		m += len(arcs)
	}
	return m + len(a.start)
}

// trim removes arcs that no event fits and states that are on no accepted word.
func (a *auto) trim() {
	for {
		var in, out []class
		if a.hub != nil {
			a.cyclic()
			in, out = a.around()
		} else {
			in, out = a.reached(), a.useful()
		}
		changed := false
		fits := func(p int, t arc) bool { return domainOf(t.letter).meets(in[p]) && t.to.meets(out[t.next]) }
		for p := range a.arcs {
			n := len(a.arcs[p])
			a.arcs[p] = slices.DeleteFunc(a.arcs[p], func(t arc) bool { return !fits(p, t) })
			changed = changed || len(a.arcs[p]) < n
		}
		n := len(a.start)
		a.start = slices.DeleteFunc(a.start, func(s arc) bool { return !s.to.meets(out[s.next]) })
		if !changed && len(a.start) == n {
			a.keep(func(p int32) bool { return !in[p].none() && !out[p].none() })
			return
		}
	}
}

// reached says what the events are with which a state can be entered.
func (a *auto) reached() []class {
	in := make([]class, len(a.arcs))
	var stack []int32
	enter := func(t arc) {
		if !t.to.in(in[t.next]) {
			in[t.next] = in[t.next].or(t.to)
			stack = append(stack, t.next)
		}
	}
	for _, s := range a.start {
		enter(s)
	}
	for len(stack) > 0 {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, t := range a.arcs[p] {
			if domainOf(t.letter).meets(in[p]) {
				enter(t)
			}
		}
	}
	return in
}

// useful says with which events a state can be left towards a final one, or is final.
func (a *auto) useful() []class {
	out := make([]class, len(a.arcs))
	for p := range out {
		if a.final[p] {
			out[p] = anything()
		}
	}
	for more := true; more; {
		more = false
		for p := len(out) - 1; p >= 0; p-- {
			for _, t := range a.arcs[p] {
				if f := domainOf(t.letter); t.to.meets(out[t.next]) && !f.in(out[p]) {
					out[p] = out[p].or(f)
					more = true
				}
			}
		}
	}
	return out
}

// around says with which events a state of cycles can be entered and left.
func (a *auto) around() (in, out []class) {
	in, out = make([]class, len(a.arcs)), make([]class, len(a.arcs))
	for p := range a.arcs {
		for _, t := range a.arcs[p] {
			in[t.next] = in[t.next].or(t.to)
			out[p] = out[p].or(domainOf(t.letter))
		}
	}
	return in, out
}

// keep drops the states not wanted and everything that leads to them.
func (a *auto) keep(want func(p int32) bool) {
	num := make([]int32, len(a.arcs))
	n := int32(0)
	for p := range num {
		num[p] = -1
		if want(int32(p)) {
			num[p] = n
			n++
		}
	}
	into := func(list []arc) []arc {
		var out []arc
		for _, t := range list {
			if num[t.next] >= 0 {
				t.next = num[t.next]
				out = append(out, t)
			}
		}
		return out
	}
	b := auto{start: into(a.start), arcs: make([][]arc, n), final: make([]bool, n)}
	if a.hub != nil {
		b.hub = make([]bool, n)
	}
	for p, q := range num {
		if q < 0 {
			continue
		}
		b.arcs[q], b.final[q] = into(a.arcs[p]), a.final[p]
		if a.hub != nil {
			b.hub[q] = a.hub[p]
		}
	}
	*a = b
}

// cyclic keeps of the arcs those that lie on a cycle through a hub.
func (a *auto) cyclic() {
	comp := a.components()
	hub := map[int32]bool{}
	for p, h := range a.hub {
		if h {
			hub[comp[p]] = true
		}
	}
	for p := range a.arcs {
		k := 0
		for _, t := range a.arcs[p] {
			if comp[p] == comp[t.next] && hub[comp[p]] {
				a.arcs[p][k] = t
				k++
			}
		}
		a.arcs[p] = a.arcs[p][:k]
	}
}

// components numbers the strongly connected components (Tarjan).
func (a *auto) components() []int32 {
	n := len(a.arcs)
	comp, low, num := make([]int32, n), make([]int32, n), make([]int32, n)
	var stack []int32
	count, comps := int32(0), int32(0)
	var visit func(p int32)
	visit = func(p int32) {
		count++
		low[p], num[p] = count, count
		comp[p] = -1
		stack = append(stack, p)
		for _, t := range a.arcs[p] {
			q := t.next
			if num[q] == 0 {
				visit(q)
				low[p] = min(low[p], low[q])
			} else if comp[q] < 0 {
				low[p] = min(low[p], num[q])
			}
		}
		if low[p] == num[p] {
			for {
				q := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				comp[q] = comps
				if q == p {
					break
				}
			}
			comps++
		}
	}
	for p := range num {
		if num[p] == 0 {
			visit(int32(p))
		}
	}
	return comp
}

// quotient merges states that simulate each other and drops arcs beside which
// another one can do as much: forwards what can follow, backwards what can come
// before.
func (a *auto) quotient(back bool) {
	if len(a.arcs) == 0 {
		return
	}
	sim := a.simulate(back)
	rep := a.merge(sim)
	a.dropArcs(sim)
	a.dropStarts(sim)
	a.keep(func(p int32) bool { return rep[p] == p })
}

// simulation says of n states which of them can do what another one can.
type simulation struct {
	n    int
	back bool // what can come before, not what can follow
	by   []bool
}

// has reports whether q simulates p.
func (s *simulation) has(p, q int32) bool { return s.by[int(p)*s.n+int(q)] }

// does reports whether some arc of l, all in the direction of s, does all that t does.
func (s *simulation) does(l []arc, t arc) bool {
	for _, u := range l {
		if u.letter == t.letter && s.has(t.next, u.next) && t.to.in(u.to) {
			return true
		}
	}
	return false
}

// simulate finds the largest simulation. For cycles a hub is simulated by hubs only (direct
// simulation of Büchi automata: Etessami, Wilke and Schuller, SIAM J. Comput. 34(5), 2005, §3).
func (a *auto) simulate(back bool) *simulation {
	n := int32(len(a.arcs))
	sim := &simulation{n: int(n), back: back, by: make([]bool, n*n)}
	// out lists what leaves a state in the direction of the simulation.
	out := a.arcs
	if back {
		out = make([][]arc, n)
		for p := range a.arcs {
			for _, t := range a.arcs[p] {
				q := t.next
				t.next = int32(p)
				out[q] = append(out[q], t)
			}
		}
	}
	ends := a.finalIn
	if back {
		ends = a.startsIn()
	}
	for p := range n {
		for q := range n {
			sim.by[p*n+q] = (a.hub == nil || !a.hub[p] || a.hub[q]) && ends(p, q)
		}
	}
	for _, l := range out {
		slices.SortStableFunc(l, func(x, y arc) int { return compareLetters(x.letter, y.letter) })
	}
	for changed := true; changed; {
		changed = false
		for p := range n {
			for q := range n {
				if p != q && sim.has(p, q) && slices.ContainsFunc(out[p], func(t arc) bool { return !sim.does(out[q], t) }) {
					sim.by[p*n+q] = false
					changed = true
				}
			}
		}
	}
	return sim
}

// finalIn reports whether q is final if p is.
func (a *auto) finalIn(p, q int32) bool { return !a.final[p] || a.final[q] }

// startsIn returns what reports whether words can begin in q with all that they can begin
// with in p.
func (a *auto) startsIn() func(p, q int32) bool {
	entries := make([][]class, len(a.arcs))
	for _, s := range a.start {
		entries[s.next] = append(entries[s.next], s.to)
	}
	return func(p, q int32) bool {
		return !slices.ContainsFunc(entries[p], func(c class) bool { return !slices.ContainsFunc(entries[q], c.in) })
	}
}

// merge gives to one state what the states have that it simulates and that simulate it. It
// returns that state for each.
func (a *auto) merge(sim *simulation) (rep []int32) {
	rep = make([]int32, sim.n)
	for p := range int32(sim.n) {
		rep[p] = p
		for q := range p {
			if sim.has(p, q) && sim.has(q, p) {
				rep[p] = rep[q]
				break
			}
		}
	}
	merged := make([][]arc, sim.n)
	for p := range a.arcs {
		for _, t := range a.arcs[p] {
			t.next = rep[t.next]
			merged[rep[p]] = append(merged[rep[p]], t)
		}
	}
	a.arcs = merged
	for p := range a.final {
		if a.final[p] {
			a.final[rep[p]] = true
		}
	}
	for i := range a.start {
		a.start[i].next = rep[a.start[i].next]
	}
	return rep
}

// fullArc is an arc with the state that it leaves.
type fullArc struct {
	arc
	p int32
}

// less reports whether x does no more than y.
func (s *simulation) less(x, y fullArc) bool {
	if x.letter != y.letter || !x.to.in(y.to) {
		return false
	}
	if s.back {
		return x.next == y.next && s.has(x.p, y.p)
	}
	return x.p == y.p && s.has(x.next, y.next)
}

// dropArcs keeps, of two arcs, one that does as much as the other: the first of equals.
func (a *auto) dropArcs(sim *simulation) {
	groups := make([][]fullArc, sim.n) // arcs that share a state, in the direction of the simulation
	for p := range a.arcs {
		for _, t := range a.arcs[p] {
			k := int32(p)
			if sim.back {
				k = t.next
			}
			groups[k] = append(groups[k], fullArc{t, int32(p)})
		}
	}
	a.arcs = make([][]arc, sim.n)
	for _, g := range groups {
		drop := superfluous(len(g), func(i, j int) bool { return sim.less(g[i], g[j]) })
		for i, t := range g {
			if !drop[i] {
				a.arcs[t.p] = append(a.arcs[t.p], t.arc)
			}
		}
	}
}

// dropStarts is dropArcs for the ways to begin.
func (a *auto) dropStarts(sim *simulation) {
	drop := superfluous(len(a.start), func(i, j int) bool {
		s, u := a.start[i], a.start[j]
		return s.to.in(u.to) && (s.next == u.next || !sim.back && sim.has(s.next, u.next))
	})
	var kept []arc
	for i, s := range a.start {
		if !drop[i] {
			kept = append(kept, s)
		}
	}
	a.start = kept
}

// superfluous says which of n things to drop, if less says that i does no more than j.
func superfluous(n int, less func(i, j int) bool) []bool {
	drop := make([]bool, n)
	for i := range n {
		for j := range n {
			if i != j && !drop[j] && less(i, j) {
				drop[i] = true
				break
			}
		}
	}
	return drop
}

func compareLetters(l kat.Letter, m kat.Letter) int {
	if c := cmp.Compare(l.Rel, m.Rel); c != 0 {
		return c
	}
	if c := cmp.Compare(l.View, m.View); c != 0 {
		return c
	}
	switch {
	case l.Inv == m.Inv:
		return 0
	case m.Inv:
		return -1
	}
	return 1
}
