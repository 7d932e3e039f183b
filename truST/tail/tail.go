package tail

import (
	"math"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/execution"
)

// Tail is how far the steps that are left have been followed.
type Tail struct {
	thread int32   // that goes on
	known  []int32 // by thread: the last event that happens before what comes next
	// The thread that went on before and has ended, -1 if there is none or it was joined; its last step, and what it knew.
	ended  int32
	finish *event.Step
	knew   []int32
	joined []int32

	cells []cell // by location
	pass  uint64 // counts tails, and the threads that go on
	first uint64 // the pass in which this tail began
	made  []object
	freed []event.ID // allocations of objects of the graph
	frees uint64     // counts tails, and objects given back
	view  []int32    // scratch
	rest  check.Rest // scratch
}

// cell is what a location holds.
type cell struct {
	// The passes in which it was accessed, and written, last. If it was not accessed in this tail, the rest does not count.
	pass, wrote uint64
	by          int32 // the thread that accessed it first
	val         event.Value
	alive       uint64 // Tail.frees when its memory was looked at last
}

// object is dynamic memory allocated on the way.
type object struct {
	step *event.Step
	over bool // it was given back
}

// maxEvents bounds how many events are followed before the run is asked again whether it goes on, and has memory for that.
const maxEvents = 1 << 14

// endOf is a view of all events of a thread.
const endOf = math.MaxInt32

// may reports whether the events that are left, of which the next is one of thread t, may stay unbuilt, as far as w says.
func may(w *execution.Workbench, x *execution.Execution, t int32) bool {
	return w.Traits.Coherent && w.Filters.Idle() && !w.Space.Loose() && !w.Space.Partial && len(w.Space.Forwarding) == 0 && x.Graph.Len(t) > 0 &&
		w.Equivalence.LastKnown() && w.Equivalence.Distinct(x) && !w.Equivalence.Impossible(x) && !x.Stalled(t, x.Graph.Len(t))
}

// Follow follows thread t of x from step s on, and then thread joiner, which waits to join others, unless that is -1. All other threads
// have ended. It returns the number of events up to the end; if all is false, up to the first that has to be built, that one included; 0 if
// all have to be.
func (q *Tail) Follow(w *execution.Workbench, checks *check.Checks, x *execution.Execution, t int32, s *event.Step, joiner int32) (n int, all bool) {
	if !may(w, x, t) {
		return 0, false
	}
	g := x.Graph
	q.begin(x, t)
	for n = 1; n <= maxEvents && n+len(g.Order) <= w.Config.MaxEvents; n++ {
		if s.Attr&(event.Named|event.Again) != 0 { // filters look at what they mark
			return n, false
		}
		var v event.Value
		switch s.Kind {
		case event.Read:
			c := q.access(x, s)
			if c == nil || c.val.Hi != 0 || s.Size > 8 || s.Await != event.AwaitNone && !s.Admits(c.val) {
				return n, false
			}
			v = c.val
		case event.Write:
			c := q.access(x, s)
			if c == nil {
				return n, false
			}
			c.val = s.Val
		case event.Fence, event.Skip:
			if s.Attr&^followed != 0 {
				return n, false
			}
		case event.Malloc:
			q.made = append(q.made, object{step: s})
		case event.Free:
			if !q.free(x, s) {
				return n, false
			}
		case event.ThreadJoin:
			e := q.join(w.Space, x, s)
			if e == nil {
				return n, false
			}
			v = e.Val
		case event.ThreadFinish:
			switch {
			case s.Val.Lo != 0 && !checks.Ends(s):
				return n, false
			case joiner < 0:
				return n, true
			case s.EndsProcess():
				return n, false
			}
			q.ended, q.finish = t, s
			q.knew = append(q.knew[:0], q.known...)
			q.goOn(x, joiner)
			s, joiner = w.Next(x, joiner), -1
			continue
		default:
			return n, false
		}
		s = w.Program.Next(s, v)
	}
	return n, false
}

// begin begins with thread t of x.
func (q *Tail) begin(x *execution.Execution, t int32) {
	q.ended, q.joined, q.made, q.freed = -1, q.joined[:0], q.made[:0], q.freed[:0]
	q.frees++
	q.goOn(x, t)
	q.first = q.pass
}

// goOn makes t the thread that goes on.
func (q *Tail) goOn(x *execution.Execution, t int32) {
	q.pass++
	q.thread = t
	x.Before(event.ID{Thread: t, Index: x.Graph.Len(t) - 1}, &q.known)
	q.known[t] = endOf
}

// join is the last step of the thread that step s joins, nil if that is none that has ended, ends the process, or was joined before.
func (q *Tail) join(space *graph.Space, x *execution.Execution, s *event.Step) *event.Step {
	g := x.Graph
	c := space.Joined(s)
	if !g.Exists(c) || g.Joiner(c) != graph.None || slices.Contains(q.joined, c) {
		return nil
	}
	e := q.finish
	switch {
	case c == q.ended:
		q.ended = -1
		graph.Join(q.known, q.knew)
	case g.Finished(c):
		e = g.Last(c).Step
		graph.Join(q.known, x.Before(event.ID{Thread: c, Index: g.Len(c) - 1}, &q.view))
	default:
		return nil
	}
	if e.EndsProcess() {
		return nil
	}
	q.known[c] = endOf
	q.joined = append(q.joined, c)
	return e
}

// followed are the attributes of accesses, fences and ends of lives that nothing but a model has to look at, and what reads and writes do
// to locks.
const followed = event.Exclusive | event.CAS | event.Lock | event.Unlock | event.ReadWrite | event.Destroy | event.Splittable |
	event.Quiet | event.Fresh

// access is the cell of the location that s accesses, nil if that may be wrong or have a choice.
func (q *Tail) access(x *execution.Execution, s *event.Step) *cell {
	g := x.Graph
	v := g.LastValue(s) // now s has a location
	l := s.Loc - 1
	loc := &g.Space.Locs[l]
	if s.Attr&^followed != 0 || s.Addr.IsObject() || loc.Special&^(graph.Dynamic|graph.Plain) != 0 {
		return nil
	}
	for int(l) >= len(q.cells) {
		q.cells = append(q.cells, cell{})
	}
	c := &q.cells[l]
	if c.pass < q.first {
		*c = cell{by: q.thread, val: v}
	}
	switch read := s.Kind == event.Read; {
	case (c.pass != q.pass || !read && c.wrote != q.pass) && !q.knows(g, l, read):
		return nil
	case !read:
		c.wrote = q.pass
	}
	c.pass = q.pass
	if s.Attr&event.Fresh != 0 && (c.by != q.thread || q.shared(g, l)) {
		return nil
	}
	if loc.Dynamic && c.alive != q.frees {
		if !q.alive(g, s.Addr, uint64(s.Size)) {
			return nil
		}
		c.alive = q.frees
	}
	return c
}

// shared reports whether a thread of g other than the one that goes on accesses location l.
func (q *Tail) shared(g *graph.Graph, l int32) bool {
	for t, i := range g.LastAccesses(l) {
		if i >= 0 && int32(t) != q.thread {
			return true
		}
	}
	return false
}

// knows reports whether all accesses to location l happen before what comes next; of a read, only writes have to.
func (q *Tail) knows(g *graph.Graph, l int32, read bool) bool {
	if q.ended >= 0 {
		return false // its last events may access it
	}
	for t, i := range g.LastAccesses(l) {
		for i > q.known[t] {
			e := g.At(event.ID{Thread: int32(t), Index: i})
			if !read || e.Kind == event.Write {
				return false
			}
			i = e.PrevLoc
		}
	}
	return true
}

// unused reports whether all that touches object o happens before what comes next.
func (q *Tail) unused(g *graph.Graph, o *graph.Object) bool {
	for t, k := range q.known {
		for i := k + 1; k != endOf && g.Exists(int32(t)) && i < g.Len(int32(t)); i++ {
			switch e := g.At(event.ID{Thread: int32(t), Index: i}); {
			case !e.IsAccess() && e.Kind != event.ObjectSize:
			case e.Addr.Memory() >= o.Base && e.Addr.Memory() < o.Base+event.Addr(max(o.Len, 1)):
				return false
			}
		}
	}
	return true
}

// alive reports whether the n bytes at a, which are dynamic memory, are certainly alive.
func (q *Tail) alive(g *graph.Graph, a event.Addr, n uint64) bool {
	if o := q.madeAt(a); o != nil {
		return !o.over && a+event.Addr(n) <= o.step.Addr+event.Addr(o.step.Len)
	}
	o := g.ObjectAt(a)
	return o != nil && o.Free == graph.None && graph.In(q.known, o.Alloc) && a+event.Addr(n) <= o.Base+event.Addr(o.Len) && !slices.Contains(q.freed, o.Alloc)
}

// madeAt is the object made on the way at a, nil if there is none.
func (q *Tail) madeAt(a event.Addr) *object {
	for i := len(q.made) - 1; i >= 0; i-- {
		if o := &q.made[i]; a >= o.step.Addr && a < o.step.Addr+event.Addr(max(o.step.Len, 1)) {
			return o
		}
	}
	return nil
}

// free gives back the object that s does, and returns false if that may be wrong.
func (q *Tail) free(x *execution.Execution, s *event.Step) bool {
	g := x.Graph
	if s.Attr&^event.Stack != 0 || q.ended >= 0 {
		return false
	}
	right := func(base event.Addr, a event.Attr) bool {
		return base == s.Addr && (a&event.Stack == 0 || s.Attr&event.Stack != 0)
	}
	if o := q.madeAt(s.Addr); o != nil {
		if o.over || !right(o.step.Addr, o.step.Attr) {
			return false
		}
		o.over = true
	} else {
		o := g.ObjectAt(s.Addr)
		if o == nil || !right(o.Base, o.Attr) || !q.alive(g, o.Base, o.Len) || !q.unused(g, o) {
			return false
		}
		q.freed = append(q.freed, o.Alloc)
	}
	q.frees++
	return true
}

// Memory is what became of dynamic memory on the way.
func (q *Tail) Memory() *check.Rest {
	q.rest.Freed, q.rest.Lost = q.freed, q.rest.Lost[:0]
	for _, o := range q.made {
		if !o.over {
			q.rest.Lost = append(q.rest.Lost, o.step)
		}
	}
	return &q.rest
}
