package tail

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
)

// accesses is what is known of the locations accessed on the way.
type accesses struct {
	w     *execution.Workbench
	x     *execution.Execution
	now   uint64 // the number of the turn that goes on: of a thread that is followed
	first uint64 // the turn with which this tail began
	// several: more than one thread could go on when the tail began (Tail.joins). Else unjoined is the one that has ended, -1 if there is
	// none or it was joined.
	several  bool
	unjoined int32

	cells   []cell  // by location
	touched []int32 // locations
	// With several threads only:
	writes []write  // on the way; the first one is none
	others []access // reads on the way, see cell.reads; the first one is none
	views  []int32  // what writes pass on, one after the other

	view []int32 // scratch
}

// cell is what a location holds, and who accessed it on the way. Turns are numbered as accesses.now. If the last access was before
// accesses.first, in another tail, nothing counts. If it was in the turn that goes on, the thread knows what is there, and reads it again.
type cell struct {
	turn, wrote uint64 // those in which it was accessed, and written, last
	blind       uint64 // the last one in which a thread read a write that it did not know: a plain read may race with that
	by          int32  // the thread that came to it, -1 if several have
	val         event.Value
	dynamic     bool
	alive       uint64 // memory.frees when its memory was looked at last, if it is dynamic
	// With several threads only. A write is known to a thread only with all accesses before it.
	last  access // the last access, of thread -1 if there is none
	reads int32  // other reads that a write has to know: a list in accesses.others, 0 if it is empty
	write int32  // the newest write, in accesses.writes, 0 if there is none
}

// access is one on the way: event at of thread. More is the next one of a list, 0 at its end.
type access struct{ thread, at, more int32 }

// write is a write on the way; more is the one before it of its location.
type write struct {
	access
	val   event.Value
	fresh bool  // event.Fresh
	view  int32 // what it passes on: where that begins in accesses.views; -1: nothing
}

// begin begins a tail of x.
func (q *accesses) begin(w *execution.Workbench, x *execution.Execution) {
	q.w, q.x = w, x
	q.now++
	q.first, q.unjoined = q.now, -1
	q.touched, q.views = q.touched[:0], q.views[:0]
	q.writes, q.others = append(q.writes[:0], write{}), append(q.others[:0], access{})
}

// followed are the attributes of accesses, fences and ends of lives that nothing but a model has to look at, and what reads and writes do
// to locks.
const followed = event.Exclusive | event.CAS | event.Lock | event.Unlock | event.ReadWrite | event.Destroy | event.Splittable |
	event.Quiet | event.Fresh

// chooses reports whether the next event of thread t certainly has a choice. Many attempts end there, so that is asked before anything is
// prepared.
func chooses(w *execution.Workbench, x *execution.Execution, t int32) bool {
	g := x.Graph
	s := g.Next(t)
	if !s.IsAccess() || s.Loc == 0 || g.Len(t) == 0 || len(g.LastAccesses(s.Loc-1)) == 0 {
		return false
	}
	co := g.Co(s.Loc - 1)
	y := co[len(co)-1]
	if y.Thread < 0 || y.Thread == t || x.State.HappensBefore(y, event.ID{Thread: t, Index: g.Len(t) - 1}) {
		return false
	}
	return s.Kind == event.Write || !w.StopsWith(s, g.ValueOf(s.Loc-1, co[len(co)-2]))
}

// cell is the cell of the location that step s of thread t accesses, nil if that is one of those that have to be built.
func (q *accesses) cell(t int32, s *event.Step) *cell {
	g := q.x.Graph
	if s.Loc == 0 {
		g.LastValue(s) // now it has a location
	}
	l := s.Loc - 1
	loc := &g.Space.Locs[l]
	if s.Attr&^followed != 0 || s.Addr.IsObject() || loc.Special&^(graph.Dynamic|graph.Plain) != 0 {
		return nil
	}
	for int(l) >= len(q.cells) {
		q.cells = append(q.cells, cell{})
	}
	c := &q.cells[l]
	if c.turn < q.first {
		*c = cell{by: t, val: g.LastValue(s), dynamic: loc.Dynamic, last: access{thread: -1}}
		q.touched = append(q.touched, l)
	}
	if c.by != t {
		c.by = -1
	}
	if s.Attr&event.Fresh != 0 && (c.by != t || q.shared(t, l)) || s.Attr&event.Destroy != 0 && q.several {
		return nil
	}
	return c
}

// reading is what a read has to choose from.
type reading uint8

const (
	undecided reading = iota // it may have a choice
	known                    // all writes of its location happen before it
	awaited                  // with all but the newest of those that it may read, its thread would wait
)

// reads says what read s of thread t has to choose from in c, which it did not access in this turn.
func (q *accesses) reads(t int32, s *event.Step, c *cell, row []int32) reading {
	switch {
	case !q.several && q.unjoined >= 0: // its last events may have written that
		return undecided
	case c.write != 0 && in(row, t, q.writes[c.write].access), c.write == 0 && q.knows(t, row, s.Loc-1, true):
		return known
	case q.waits(t, s, c, row):
		return awaited
	}
	return undecided
}

// waits reports whether read s of thread t would let its thread wait with all writes of c that it may read, except the newest. A read that
// waits races with plain accesses, so there must be none.
func (q *accesses) waits(t int32, s *event.Step, c *cell, row []int32) bool {
	g := q.x.Graph
	l := s.Loc - 1
	if q.w.Traits.Passes == consistency.PassesNothing || g.Space.Locs[l].Special&graph.Plain != 0 {
		return false
	}
	newest := true
	for k := c.write; k != 0; k = q.writes[k].more {
		y := &q.writes[k]
		if !newest && !q.stops(s, y.val) {
			return false
		}
		if in(row, t, y.access) {
			return true
		}
		if y.fresh {
			return false
		}
		newest = false
	}
	if len(g.LastAccesses(l)) == 0 { // all know the initial write
		return q.stops(s, g.Space.Locs[l].Init)
	}
	co := g.Co(l)
	for k := len(co) - 1; k >= 0; k-- {
		if !newest && !q.stops(s, g.ValueOf(l, co[k])) {
			return false
		}
		if co[k].Thread == t || graph.In(row, co[k]) {
			return true
		}
		if g.At(co[k]).Attr&event.Fresh != 0 {
			return false
		}
		newest = false
	}
	return true
}

// stops reports whether read s does no more than to let its thread wait if it returns v.
func (q *accesses) stops(s *event.Step, v event.Value) bool { return v.Hi == 0 && q.w.StopsWith(s, v) }

// read lets event at of thread t, which is read s, read what c holds.
func (q *accesses) read(t, at int32, s *event.Step, c *cell, row []int32, how reading) {
	if how == awaited {
		q.receive(t, s, c, row)
		c.blind = q.now
	}
	c.turn = q.now
	if !q.several {
		return
	}
	if y := c.last; y.thread != t && y.thread >= 0 && (c.write == 0 || q.writes[c.write].thread != y.thread || q.writes[c.write].at != y.at) {
		y.more = c.reads
		q.others = append(q.others, y)
		c.reads = int32(len(q.others) - 1)
	}
	c.last = access{thread: t, at: at}
}

// receive adds to row what read s of thread t learns from the newest write of c, which it did not know.
func (q *accesses) receive(t int32, s *event.Step, c *cell, row []int32) {
	switch {
	case q.w.Traits.Passes == consistency.PassesReleases && !s.OrdOf(c.val).Acq():
	case c.write != 0:
		if y := &q.writes[c.write]; y.view >= 0 {
			graph.Join(row, q.views[y.view:][:len(row)])
		}
	default:
		g := q.x.Graph
		co := g.Co(s.Loc - 1)
		if y := co[len(co)-1]; q.w.Traits.Passes == consistency.PassesAll || g.At(y).Ord.Rel() {
			graph.Join(row, q.x.Before(y, &q.view))
		}
	}
}

// write lets event at of thread t, which is write s, write to c. It returns false if it may have a choice, or revisit something.
func (q *accesses) write(t, at int32, s *event.Step, c *cell, row []int32) bool {
	if !q.several {
		if q.unjoined >= 0 || !q.knows(t, row, s.Loc-1, false) {
			return false
		}
		c.turn, c.wrote, c.val = q.now, q.now, s.Val
		return true
	}
	if c.wrote != q.now {
		if c.last.thread >= 0 && !in(row, t, c.last) {
			return false
		}
		for k := c.reads; k != 0; k = q.others[k].more {
			if !in(row, t, q.others[k]) {
				return false
			}
		}
		if c.write != 0 && !in(row, t, q.writes[c.write].access) || c.write == 0 && !q.knows(t, row, s.Loc-1, false) {
			return false
		}
	}
	y := write{access: access{thread: t, at: at, more: c.write}, val: s.Val, fresh: s.Attr&event.Fresh != 0, view: -1}
	if q.w.Traits.Passes == consistency.PassesAll || s.Ord.Rel() {
		y.view = int32(len(q.views))
		q.views = append(q.views, row...)
		q.views[int(y.view)+int(t)] = at
	}
	q.writes = append(q.writes, y)
	c.turn, c.wrote, c.val = q.now, q.now, s.Val
	c.last, c.reads, c.write = access{thread: t, at: at}, 0, int32(len(q.writes)-1)
	return true
}

// in reports whether access y is one of thread t, or in view row.
func in(row []int32, t int32, y access) bool { return y.thread == t || y.at <= row[y.thread] }

// shared reports whether a thread of the graph other than t accesses location l.
func (q *accesses) shared(t, l int32) bool {
	for u, i := range q.x.Graph.LastAccesses(l) {
		if i >= 0 && int32(u) != t {
			return true
		}
	}
	return false
}

// knows reports whether all accesses of the graph to location l are of thread t or in view row; of a read, only writes have to.
func (q *accesses) knows(t int32, row []int32, l int32, read bool) bool {
	g := q.x.Graph
	for u, i := range g.LastAccesses(l) {
		if int32(u) == t {
			continue
		}
		for i > row[u] {
			e := g.At(event.ID{Thread: int32(u), Index: i})
			if !read || e.Kind == event.Write {
				return false
			}
			i = e.PrevLoc
		}
	}
	return true
}
