package filter

import (
	"cmp"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// bytewise lets one execution count for all that are equal byte by byte: the same reads-from and coherence
// order of each byte. Accesses of an atomic block (event.MixedBlock) are made as accesses of the whole, so their
// order counts even where they access different bytes. All such graphs are explored, and what is wrong in any of
// them is found.
//
// It needs an order of all events that explains an execution: sequential consistency. From what orders events byte
// by byte follows the least such order, where the thread goes on that comes first of those that can. A graph counts
// if its accesses of atomic blocks have that order. So it depends on bytes alone which of a class counts, and one
// does, because each order is explored.
type bytewise struct {
	blocks []event.MixedBlock // that are atomic
	// Scratch. Steps are told by the stamp of their first event: a read-modify-write is one step.
	step    []int32   // of the event with a stamp
	left    []int32   // how many steps that come right before each one are not through
	after   [][]int32 // what comes right after each step
	threads []int32   // in the order of their names
	next    []int32   // per thread, index of the event that comes next
	places  []int32   // per location, how many writes are through
}

// addBytewise adds the filter if r has an atomic block.
func addBytewise(f *execution.Filters, r *config.Refinement) {
	b := &bytewise{}
	for _, x := range r.Blocks {
		if x.Atomic {
			b.blocks = append(b.blocks, x)
		}
	}
	if len(b.blocks) > 0 {
		f.Add(b)
	}
}

// inBlock reports whether location l is an atomic block, of which parts are accessed.
func (f *bytewise) inBlock(g *graph.Graph, l int32) bool {
	x := &g.Space.Locs[l]
	return x.Resized && slices.ContainsFunc(f.blocks, func(b event.MixedBlock) bool { return b.Addr == x.Addr && b.Size == x.Size })
}

// Counts implements execution.CountFilter.
func (f *bytewise) Counts(x *execution.Execution) bool {
	g := x.Graph
	f.begin(g)
	for _, id := range g.Order {
		f.precede(g, id)
	}
	return f.least(g)
}

func (f *bytewise) begin(g *graph.Graph) {
	n := len(g.Order)
	f.step = slices.Grow(f.step[:0], n)[:n]
	f.left = slices.Grow(f.left[:0], n)[:n]
	for len(f.after) < n {
		f.after = append(f.after, nil)
	}
	for s, id := range g.Order {
		f.step[s], f.left[s], f.after[s] = int32(s), 0, f.after[s][:0]
		if g.At(id).Kind == event.Write && g.IsRMWWrite(id) {
			f.step[s] = g.At(event.ID{Thread: id.Thread, Index: id.Index - 1}).Stamp
		}
	}
}

// edge says that event a comes before b.
func (f *bytewise) edge(g *graph.Graph, a, b event.ID) {
	if a.Thread < 0 || b.Thread < 0 {
		return
	}
	s, t := f.step[g.At(a).Stamp], f.step[g.At(b).Stamp]
	if s != t {
		f.after[s] = append(f.after[s], t)
		f.left[t]++
	}
}

// precede notes what comes right before event id, and what is written right after id reads.
func (f *bytewise) precede(g *graph.Graph, id event.ID) {
	if id.Index > 0 {
		f.edge(g, event.ID{Thread: id.Thread, Index: id.Index - 1}, id)
	}
	for _, p := range g.Preds(id) {
		f.edge(g, p, id)
	}
	e := g.At(id)
	if e.Kind != event.Write && !e.HasRF || e.Kind == event.Write && e.CoPos == 0 {
		return
	}
	co := g.Co(e.Loc)
	if !f.inBlock(g, e.Loc) {
		switch at := g.PosOf(e); {
		case e.Kind == event.Write:
			f.edge(g, co[at-1], id)
			for r := g.FirstReader(e.Loc, co[at-1]); r != graph.None; r = g.NextReader(r) {
				f.edge(g, r, id)
			}
		default:
			f.edge(g, e.RF, id)
		}
		return
	}
	if e.Kind == event.Read && e.Len&event.CopiedBit != 0 {
		return // the program does not make it
	}
	a, n := e.Step.Span()
	for b := a; b < a+event.Addr(n); b++ {
		f.byte(g, id, e, co, b)
	}
}

// byte notes what comes right before and after event id, which is e, as far as byte b is concerned.
func (f *bytewise) byte(g *graph.Graph, id event.ID, e *graph.Event, co []event.ID, b event.Addr) {
	writes := func(w event.ID) bool {
		a, n := g.At(w).Step.Span()
		return a <= b && b < a+event.Addr(n)
	}
	at := g.PosOf(e)
	p := at
	if e.Kind == event.Write {
		p--
	}
	for p > 0 && !writes(co[p]) {
		p--
	}
	f.edge(g, co[p], id)
	for k := int(at) + 1; k < len(co); k++ {
		if writes(co[k]) {
			f.edge(g, id, co[k])
			break
		}
	}
}

// least goes through the steps in the least order, and reports whether the graph has it.
func (f *bytewise) least(g *graph.Graph) bool {
	n := g.Threads()
	f.threads, f.next = f.threads[:0], f.next[:0]
	for t := range int32(n) {
		f.threads, f.next = append(f.threads, t), append(f.next, 0)
	}
	slices.SortFunc(f.threads, func(a, b int32) int { return cmp.Compare(g.Space.Tids[a], g.Space.Tids[b]) })
	f.places = slices.Grow(f.places[:0], len(g.Space.Locs))[:len(g.Space.Locs)]
	clear(f.places)
	for left := len(g.Order); left > 0; {
		before := left
		for _, t := range f.threads {
			if !f.ready(g, t) {
				continue
			}
			k, ok := f.take(g, t)
			if !ok {
				return false
			}
			left -= k
			break
		}
		if left == before {
			panic("BUG: under sequential consistency events come before themselves")
		}
	}
	return true
}

// ready reports whether thread t can go on.
func (f *bytewise) ready(g *graph.Graph, t int32) bool {
	i := f.next[t]
	return i < g.Len(t) && f.left[g.At(event.ID{Thread: t, Index: i}).Stamp] == 0
}

// take makes the next step of thread t, of k events. ok is false if it is an access of an atomic block that has
// another place in the graph.
func (f *bytewise) take(g *graph.Graph, t int32) (k int, ok bool) {
	id := event.ID{Thread: t, Index: f.next[t]}
	step := g.At(id).Stamp
	for id.Index < g.Len(t) && f.step[g.At(id).Stamp] == step {
		e := g.At(id)
		if e.IsAccess() && f.inBlock(g, e.Loc) {
			if e.Kind == event.Write {
				f.places[e.Loc]++
			}
			if (e.Kind == event.Write || e.HasRF) && g.PosOf(e) != f.places[e.Loc] {
				return 0, false
			}
		}
		id.Index++
		k++
	}
	f.next[t] = id.Index
	for _, u := range f.after[step] {
		f.left[u]--
	}
	return k, true
}
