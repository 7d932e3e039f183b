package filter

import (
	"cmp"
	"slices"

	"genmcgo/consistency"
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
// It needs an order of all events that explains an execution: sequential consistency, or that in which writes
// reach memory. From what orders events byte by byte follows the least such order, where the thread goes on that comes
// first of those that can. A graph counts if its accesses of atomic blocks have that order. So it depends on bytes
// alone which of a class counts, and one does, because each order is explored.
type bytewise struct {
	blocks    []event.MixedBlock    // that are atomic
	buffering consistency.Buffering // the state, nil if threads have no store buffers
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
	if b := config.AtomicBlocks(r.Blocks); len(b) > 0 {
		f.Add(&bytewise{blocks: b})
	}
}

// inBlock reports whether location l is an atomic block.
func (f *bytewise) inBlock(g *graph.Graph, l int32) bool {
	x := &g.Space.Locs[l]
	return slices.ContainsFunc(f.blocks, func(b event.MixedBlock) bool { return b.Addr == x.Addr && b.Size == x.Size })
}

// Counts implements execution.CountFilter.
func (f *bytewise) Counts(x *execution.Execution) bool {
	g := x.Graph
	f.begin(g)
	f.buffering, _ = x.State.(consistency.Buffering)
	for _, id := range g.Order {
		f.thread(g, id)
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

// thread notes which events of its thread come before event id because of that.
func (f *bytewise) thread(g *graph.Graph, id event.ID) {
	for a := (event.ID{Thread: id.Thread, Index: id.Index - 1}); a.Index >= 0; a.Index-- {
		if f.buffering == nil {
			f.edge(g, a, id)
			break
		}
		if f.buffering.Waits(a, id) {
			f.edge(g, a, id)
		}
	}
}

// read notes that write w, or the initial write, comes before id, which reads it: not if it may be in the store
// buffer of its thread.
func (f *bytewise) read(g *graph.Graph, w, id event.ID) {
	if f.buffering == nil || w.Thread != id.Thread {
		f.edge(g, w, id)
	}
}

// precede notes what comes right before event id, and what is written right after id reads.
func (f *bytewise) precede(g *graph.Graph, id event.ID) {
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
			f.read(g, e.RF, id)
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
	p := g.PosOf(e)
	if e.Kind == event.Write {
		p--
	} else if f.buffering != nil {
		p = max(p, f.own(g, id, e, writes))
	}
	for p > 0 && !writes(co[p]) {
		p--
	}
	if e.Kind == event.Write {
		f.edge(g, co[p], id)
	} else {
		f.read(g, co[p], id)
	}
	for k := int(p) + 1; k < len(co); k++ {
		if co[k] != id && writes(co[k]) {
			f.edge(g, id, co[k])
			break
		}
	}
}

// own is the place in co of the newest write that the thread of read id, which is e, made before, of those that writes
// accepts; 0 if there is none.
func (f *bytewise) own(g *graph.Graph, id event.ID, e *graph.Event, writes func(event.ID) bool) int32 {
	for i := e.PrevLoc; i >= 0; {
		w := event.ID{Thread: id.Thread, Index: i}
		x := g.At(w)
		if x.Kind == event.Write && writes(w) {
			return x.CoPos
		}
		i = x.PrevLoc
	}
	return 0
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
			id, ok := f.ready(g, t)
			if !ok {
				continue
			}
			k, ok := f.take(g, id)
			if !ok {
				return false
			}
			left -= k
			break
		}
		if left == before {
			panic("BUG: byte by byte, events come before themselves")
		}
	}
	return true
}

// ready returns the first step of thread t that can be next; ok is false if there is none.
func (f *bytewise) ready(g *graph.Graph, t int32) (id event.ID, ok bool) {
	id = event.ID{Thread: t, Index: f.next[t]}
	for ; id.Index < g.Len(t); id.Index++ {
		s := g.At(id).Stamp
		if f.step[s] == s && f.left[s] == 0 {
			return id, true
		}
		if f.buffering == nil {
			break
		}
	}
	return id, false
}

// take makes the step that begins with event id, of k events. ok is false if it is an access of an atomic block that
// has another place in the graph.
func (f *bytewise) take(g *graph.Graph, id event.ID) (k int, ok bool) {
	t := id.Thread
	step := g.At(id).Stamp
	f.left[step] = -1
	for ; id.Index < g.Len(t) && f.step[g.At(id).Stamp] == step; id.Index++ {
		e := g.At(id)
		if e.IsAccess() && f.inBlock(g, e.Loc) {
			if e.Kind == event.Write {
				f.places[e.Loc]++
			}
			if (e.Kind == event.Write || e.HasRF) && g.PosOf(e) != f.places[e.Loc] {
				return 0, false
			}
		}
		k++
	}
	for f.next[t] < g.Len(t) && f.left[f.step[g.At(event.ID{Thread: t, Index: f.next[t]}).Stamp]] < 0 {
		f.next[t]++
	}
	for _, u := range f.after[step] {
		f.left[u]--
	}
	return k, true
}
