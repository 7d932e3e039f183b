package oracle

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
)

// Programs without control flow, some accesses of which are operations on objects of which only some pairs
// are ordered: the others commute. What a model says of coherence order it says of the order of an
// object as well, the least transitive one that has each pair which is ordered, or of one thread. From-reads
// of an operation are what comes after it there, and it reads from all ordered ones that come before.

// Access is one that a thread makes. Those of one location are all operations or none is.
type Access struct {
	Kind  event.Kind // Read, Write or Fence; RMW and operations: Write
	RMW   bool
	Loc   int
	Ord   event.Ordering
	Class int // of an operation, if it is not negative
	// Awaits, of an operation: its thread goes on if it finds a certain state.
	Awaits bool
}

// At is access number Index of thread Thread.
type At struct{ Thread, Index int }

// Operations is a program.
type Operations struct {
	Threads [][]Access
	// Ordered reports whether operations of these classes are ordered.
	Ordered func(a, b int) bool
	// Runs reports whether no operation has to wait in an execution in which accesses come in this order, one of
	// those that agree with the orders of objects, and, unless these are cyclic, with program order and reads-from.
	Runs func(order []At) bool
}

// enumeration is what Executions is at.
type enumeration struct {
	*Operations
	nodes []node
	at    []At // of each node
	found func(g *graph, key string)
	text  []string // of choices made
	// loose: some model has dependencies, so program order and reads-from may be cyclic.
	loose bool
}

// Executions lists the complete executions under each of models, sorted: for each read its source, as
// "r T.I<T.I" or "r T.I<", and so for the write before each one in coherence order ("w"); and for each pair
// of operations that are ordered which one is first ("o").
func (p *Operations) Executions(models []Model) [][]string {
	out := make([][]string, len(models))
	e := &enumeration{Operations: p, loose: slices.ContainsFunc(models, Model.dependent)}
	e.found = func(g *graph, key string) {
		acyclic := irreflexive(g.porf)
		for i, m := range models {
			if (acyclic || m.dependent()) && m.consistent(g) {
				out[i] = append(out[i], key)
			}
		}
	}
	for t, th := range p.Threads {
		index := 0
		add := func(k event.Kind, a *Access, i int, exclusive bool) {
			n := node{thread: t, index: index, rf: -1, exclusive: exclusive,
				lab: event.Label{Kind: k, Ord: a.Ord, Size: 4, Addr: event.Addr(a.Loc*4 + 4)}}
			if exclusive {
				n.lab.Attr = event.Exclusive
			}
			e.nodes, e.at = append(e.nodes, n), append(e.at, At{t, i})
			index++
		}
		for i := range th {
			a := &th[i]
			twice := a.RMW || a.Kind == event.Write && a.Class >= 0
			if twice {
				add(event.Read, a, i, true)
			}
			add(a.Kind, a, i, twice)
		}
	}
	e.choose(0)
	for i := range out {
		slices.Sort(out[i])
		if len(slices.Compact(slices.Clone(out[i]))) != len(out[i]) {
			panic("BUG: oracle: the same execution twice")
		}
	}
	return out
}

func (p *Operations) access(a At) *Access { return &p.Threads[a.Thread][a.Index] }

// choose makes the choices of node i and all later ones: sources of reads, and for operations which ones that
// come up earlier here are first.
func (e *enumeration) choose(i int) {
	if i == len(e.nodes) {
		e.place()
		return
	}
	n := &e.nodes[i]
	if n.lab.Kind != event.Read {
		e.choose(i + 1)
		return
	}
	if e.access(e.at[i]).Class >= 0 {
		e.order(i, 0)
		return
	}
	for w := -1; w < len(e.nodes); w++ {
		from := ""
		if w >= 0 {
			m := &e.nodes[w]
			if m.lab.Kind != event.Write || m.lab.Addr != n.lab.Addr || e.at[w] == e.at[i] {
				continue
			}
			from = fmt.Sprintf("%d.%d", e.at[w].Thread, e.at[w].Index)
		}
		n.rf = w
		e.with(fmt.Sprintf("r %d.%d<%s", e.at[i].Thread, e.at[i].Index, from), func() { e.choose(i + 1) })
	}
	n.rf = -1
}

func (e *enumeration) with(text string, f func()) {
	e.text = append(e.text, text)
	f()
	e.text = e.text[:len(e.text)-1]
}

// order orders the operation whose read is node i and those whose reads are the nodes from j to i.
func (e *enumeration) order(i, j int) {
	for ; j < i; j++ {
		m := &e.nodes[j]
		if m.lab.Kind == event.Read && m.lab.Addr == e.nodes[i].lab.Addr &&
			(m.thread == e.nodes[i].thread || e.Ordered(e.access(e.at[i]).Class, e.access(e.at[j]).Class)) {
			break
		}
	}
	if j == i {
		e.choose(i + 1)
		return
	}
	for _, p := range [][2]int{{j, i}, {i, j}} {
		text := fmt.Sprintf("o %d.%d<%d.%d", e.at[p[0]].Thread, e.at[p[0]].Index, e.at[p[1]].Thread, e.at[p[1]].Index)
		cut := e.nodes[p[1]].cut
		e.nodes[p[1]].cut = append(slices.Clone(cut), p[0]+1)
		if e.nodes[i].thread == e.nodes[j].thread {
			if p[0] == j {
				e.order(i, j+1)
			}
		} else {
			e.with(text, func() { e.order(i, j+1) })
		}
		e.nodes[p[1]].cut = cut
	}
}

// place chooses coherence orders.
func (e *enumeration) place() {
	g := newGraph(slices.Clone(e.nodes), nil)
	before := g.porf
	if !irreflexive(before) {
		if before = e.orders(g); !e.loose || !irreflexive(before) {
			return
		}
	}
	if !e.Runs(e.linear(before)) {
		return
	}
	for i := range e.nodes {
		for j := range e.nodes {
			if e.nodes[i].lab.Kind == event.Read && e.access(e.at[i]).Awaits && g.po.has(i, j) {
				g.ctrl.add(i, j)
			}
		}
	}
	co, after := newRel(g.n), newRel(g.n)
	writes := map[event.Addr][]int{}
	for i := range e.nodes {
		n := &e.nodes[i]
		if n.lab.Kind == event.Write && e.access(e.at[i]).Class < 0 {
			writes[n.lab.Addr] = append(writes[n.lab.Addr], i)
		}
		for _, w := range n.cut { // the halves of each
			co.add(w, i+1)
			after.add(w-1, i+1)
		}
		if n.lab.Kind == event.Read && n.rf < 0 {
			for w := range e.nodes {
				if e.nodes[w].lab.Kind == event.Write && e.nodes[w].lab.Addr == n.lab.Addr && e.access(e.at[w]).Class < 0 {
					after.add(i, w)
				}
			}
		}
	}
	for i := range e.nodes { // what follows from the order of pairs
		if e.nodes[i].lab.Kind == event.Read && e.access(e.at[i]).Class >= 0 {
			after.add(i, i+1)
		}
	}
	co = plus(co)
	after = or(after, seq(after, co))
	var addrs []event.Addr
	for a := range writes {
		addrs = append(addrs, a)
	}
	slices.Sort(addrs)
	e.permute(g, co, after, writes, addrs, nil)
}

// permute orders the writes of the first of addrs after those in done, and those of the others.
func (e *enumeration) permute(g *graph, co, after rel, writes map[event.Addr][]int, addrs []event.Addr, done []int) {
	if len(addrs) == 0 {
		g.setCo(co, after)
		text := slices.Clone(e.text)
		slices.Sort(text)
		e.found(g, strings.Join(text, " "))
		return
	}
	if len(done) == len(writes[addrs[0]]) {
		e.permute(g, co, after, writes, addrs[1:], nil)
		return
	}
	last, name := -1, ""
	if n := len(done); n > 0 {
		last = done[n-1]
		name = fmt.Sprintf("%d.%d", e.at[last].Thread, e.at[last].Index)
	}
	for _, w := range writes[addrs[0]] {
		if slices.Contains(done, w) || e.nodes[w].exclusive && e.nodes[w-1].rf != last {
			continue
		}
		more := or(co)
		for _, d := range done {
			more.add(d, w)
		}
		e.with(fmt.Sprintf("w %d.%d<%s", e.at[w].Thread, e.at[w].Index, name), func() {
			e.permute(g, more, after, writes, addrs, append(slices.Clone(done), w))
		})
	}
}

// orders are those of all objects.
func (e *enumeration) orders(g *graph) rel {
	r := newRel(g.n)
	for i := range e.nodes {
		for _, w := range e.nodes[i].cut {
			r.add(w, i+1)
			r.add(w, i)
			r.add(w-1, i)
		}
	}
	return plus(r)
}

// linear is an order of all accesses that agrees with r, which has no cycle.
func (e *enumeration) linear(r rel) (order []At) {
	done := set(0)
	before := inverse(r)
	for range e.nodes {
		for i := range e.nodes {
			if !done.has(i) && before[i]&^done == 0 {
				done |= 1 << i
				if i+1 == len(e.nodes) || e.at[i+1] != e.at[i] {
					order = append(order, e.at[i])
				}
				break
			}
		}
	}
	return order
}
