package execution

import (
	"fmt"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Execution is one graph with its unexplored alternatives, oldest first. All of
// them belong to stamps at or after base, the last event of the graph the
// execution began with.
//
// The methods of this file are the only ones that choose: they set the reads-from of a
// read or the place of a write, in the graph and in the state of the model, ask the model,
// and take the choice back. (Searches for another coherence order, witness.go, exchange
// the graph as a whole.)
type Execution struct {
	Graph *graph.Graph
	State consistency.State
	Work  []Item
	// Pending is the thread that has read the first half of a read-modify-write
	// and must write next, -1 if none.
	Pending int32
	// Alone says that, when the newest event was scheduled, no other thread could go
	// on, whatever that event would do.
	Alone bool
	// Changed is the read that a revisit has just changed, graph.None if there is none. Settled is how many events there
	// were when Equivalence.Completes was asked last, 0 if x is not the same since.
	Changed event.ID
	Settled int32
	// Own is the number of events that x began with; Led is 0 as long as no execution came of x, and then how many of its
	// events, the oldest, led to one.
	Own, Led int32
	// Explained is how many of its events, the oldest, are known to be in accesses that take place at once (consistency.Joint).
	Explained int32
	Tail      Tail
	// Stalls are the reads that waited, in order of insertion (stall.go). Some that
	// are left out again lie behind the end of the slice: items know how many to
	// take back.
	Stalls []Stall
	marks  stallMarks
	Groups []Membership // by thread; with Config.Symmetry only
	HB     []int32      // scratch of checks: what happens before an event
	// By position in co: the writes that read openTo, which has waited, may read, as found last; graph.None if that is not
	// known any more. reached is scratch of offered.
	open    []bool
	openTo  event.ID
	reached []truth
	pasts   pasts
}

// Tail is what Worker.seesEnd of package engine found when the execution had At events: what is left has to be built as long as
// thread Thread has no event Index. It saves vain attempts, and nothing depends on it.
type Tail struct {
	At, Thread, Index int32
	Alone             bool // only one thread was left
}

// Membership says to which group of interchangeable threads a thread belongs. It is a
// function of the thread's creation and the steps around it, so it never changes.
type Membership struct {
	Prev int32 // the previous thread of its group, -1 if none
	// Grouped: there are other threads of its group, perhaps not created yet.
	Grouped bool
	// Declared: the program says that prev is the previous one.
	Declared bool
}

// Before returns the view of the events that happen before e, and e, in buf, which grows
// to as many entries as there are threads.
func (x *Execution) Before(e event.ID, buf *[]int32) []int32 {
	n := x.Graph.Threads()
	*buf = slices.Grow((*buf)[:0], n)[:n]
	x.State.HB(e, *buf)
	return *buf
}

// SetRead lets read r, which has no rf, read write c.
func (x *Execution) SetRead(r, c event.ID) {
	x.Graph.SetRF(r, c)
	x.State.Read(r)
}

// SetCut lets read r of a partial location, which has no rf, come after writes, and find that state.
func (x *Execution) SetCut(r event.ID, writes []event.ID, state event.Value) {
	x.Graph.SetCut(r, writes, state)
	x.State.Read(r)
}

// ComeAfter lets read r of a partial location, which has no rf, come after writes, and find the state that
// follows from that.
func (x *Execution) ComeAfter(r event.ID, writes []event.ID) {
	g := x.Graph
	g.SetCut(r, writes, event.Value{})
	e := g.At(r)
	e.Val, _ = StateIn(g, e.Loc, g.PORF(r))
	x.State.Read(r)
}

// Unread takes back what read r reads.
func (x *Execution) Unread(r event.ID) {
	x.State.Unread(r)
	x.Graph.UnsetRF(r)
}

// TryRead lets read r, which has no rf, read write c if the model allows it. The position of
// c is not below FirstRead.
func (x *Execution) TryRead(r, c event.ID) bool {
	x.Graph.SetRF(r, c)
	x.State.Read(r)
	co := x.Graph.Co(x.Graph.At(r).Loc)
	if x.certain(r, c == co[len(co)-1]) || x.State.Consistent(r) {
		return true
	}
	x.Unread(r)
	return false
}

// ReadLast lets read r, the newest event, which fills no hole and has no rf, read write c,
// the co-last one. That is always consistent.
func (x *Execution) ReadLast(r, c event.ID) {
	x.Graph.SetRF(r, c)
	x.State.Read(r)
	if invariant.Enabled {
		x.certain(r, true)
	}
}

// SetPlace puts write id, which has no place, at position pos of co.
func (x *Execution) SetPlace(id event.ID, pos int32) {
	x.Graph.Place(id, pos)
	x.State.Place(id)
}

// Unplace takes write id out of co.
func (x *Execution) Unplace(id event.ID) {
	x.State.Unplace(id)
	x.Graph.Unplace(id)
}

// TryPlace puts write id, which has no place, at position pos of co if the model allows it.
// pos is not below FirstPlace.
func (x *Execution) TryPlace(id event.ID, pos int32) bool {
	x.Graph.Place(id, pos)
	x.State.Place(id)
	if x.certain(id, int(pos) == len(x.Graph.Co(x.Graph.At(id).Loc))-1) || x.State.Consistent(id) {
		return true
	}
	x.Unplace(id)
	return false
}

// TryRevisit puts write id at position pos of co and lets read r read it, if the model
// allows both. Neither has made its choice.
func (x *Execution) TryRevisit(id event.ID, pos int32, r event.ID) bool {
	x.SetPlace(id, pos)
	g := x.Graph
	if e := g.At(r); g.Overlaid(r) && pos < x.State.FirstRead(r, e.Succeeds(g.ValueFor(e.Loc, r, id))) {
		x.Unplace(id)
		return false
	}
	if x.TryRead(r, id) {
		return true
	}
	x.Unplace(id)
	return false
}

// Restrict makes h, which is empty, the part of x that is older than stamp s, or in past, the
// causal past of write id, and read r, unless that is graph.None. r and id have made no choice then.
func (x *Execution) Restrict(h *Execution, s int32, past []int32, id, r event.ID) {
	n := x.Graph.Restrict(h.Graph, s, past, id)
	if r != graph.None {
		h.Graph.UnsetRF(r)
	}
	h.State.Restrict(x.State, n)
	if r != graph.None {
		h.State.Unread(r)
	}
}

// certain reports whether the choice of event e is consistent without asking the model: the
// co-last one, if last says so, of the newest event always is, unless that fills a hole.
func (x *Execution) certain(e event.ID, last bool) bool {
	if !last || e != x.Graph.Order[len(x.Graph.Order)-1] || !x.Graph.Newest(e) {
		return false
	}
	if invariant.Enabled && !x.State.Consistent(e) {
		panic("BUG: the co-last choice of the newest event is not consistent")
	}
	return true
}

// Perform does to the graph what event id, a Free, does, or has it return what it asks for, as an ObjectSize or a Clock: only a
// right free ends the life of an object.
func (x *Execution) Perform(id event.ID) {
	e := x.Graph.At(id)
	if e.Kind == event.Clock {
		e.Val = x.Graph.Time(id)
		return
	}
	o := x.Graph.ObjectAt(e.Addr)
	switch {
	case o == nil || o.Base != e.Addr:
	case e.Kind == event.ObjectSize:
		e.Val = event.V(o.Len)
	case o.Attr&event.Stack != 0 && e.Attr&event.Stack == 0:
	case o.Free == graph.None && x.State.HappensBefore(o.Alloc, id):
		x.Graph.SetFree(o, id)
	}
}

func (x *Execution) Next(p config.Program, t int32) *event.Step {
	s := x.Graph.Next(t)
	if s == nil {
		s = x.lookNext(p, t)
	}
	return s
}

func (x *Execution) lookNext(p config.Program, t int32) *event.Step {
	e := x.Graph.Last(t)
	if invariant.Enabled && e.Await != event.AwaitNone && !e.Admits(e.Val) {
		panic(fmt.Sprintf("BUG: thread %d waits, and was asked what it does next", t))
	}
	s := p.Next(e.Step, e.Val)
	x.Graph.SetNext(t, s)
	return s
}

// CutTo removes all events with a stamp above s.
func (x *Execution) CutTo(s int32) {
	for n := int32(len(x.Graph.Order)) - 1; n > s; n-- {
		x.State.Pop(x.Graph.Order[n])
		x.Graph.Pop()
	}
	x.DropStalls(s)
	x.pasts.cut(s)
	if s < x.Tail.At {
		x.Tail = Tail{}
	}
	x.Led = min(x.Led, s+1)
	x.Explained = min(x.Explained, s) // the last one may make another choice
}

// Remember keeps m, the past of the newest event, and returns what takes the place of m.
func (x *Execution) Remember(m *graph.Marks) *graph.Marks { return x.pasts.remember(x.Newest(), m) }

// Remembered is the past of the newest event, nil if that is not known. It must not be changed.
func (x *Execution) Remembered() *graph.Marks { return x.pasts.at(x.Newest()) }

// Newest is the stamp of the newest event.
func (x *Execution) Newest() int32 { return int32(len(x.Graph.Order)) - 1 }

// Lead notes that the events of x up to stamp s led to an execution.
func (x *Execution) Lead(s int32) { x.Led = max(x.Led, s+1) }

// ThreadsAt appends the threads of x to list and returns the number of events, too.
func (x *Execution) ThreadsAt(list []result.ThreadAt) ([]result.ThreadAt, int) {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Len(t) == 0 {
			continue
		}
		a := result.ThreadAt{Last: g.Last(t).Step}
		if c := g.Creator(t); c.Thread >= 0 {
			a.Create = g.At(c).Step
		}
		list = append(list, a)
	}
	return list, len(g.Order)
}
