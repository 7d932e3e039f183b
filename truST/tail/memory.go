package tail

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
)

// memory is what became of dynamic memory on the way.
type memory struct {
	accesses
	made  []object
	freed []event.ID // allocations of objects of the graph
	frees uint64     // counts tails, and objects given back
	rest  check.Rest // scratch
}

// object is dynamic memory allocated on the way.
type object struct {
	step *event.Step
	by   access
	over bool // it was given back
}

// forget is called when a tail begins.
func (m *memory) forget() {
	m.made, m.freed = m.made[:0], m.freed[:0]
	m.frees++
}

// Memory is what became of dynamic memory in the tail that was followed last.
func (q *memory) Memory() *check.Rest {
	q.rest.Freed, q.rest.Lost = q.freed, q.rest.Lost[:0]
	for _, o := range q.made {
		if !o.over {
			q.rest.Lost = append(q.rest.Lost, o.step)
		}
	}
	return &q.rest
}

// living is c, a cell of dynamic memory that step s of thread t, which knows row, accesses; nil if that is not certainly alive.
func (q *memory) living(t int32, s *event.Step, row []int32, c *cell) *cell {
	if c.alive != q.frees || c.turn != q.now {
		if !q.isAlive(t, row, s.Addr, uint64(s.Size)) {
			return nil
		}
		c.alive = q.frees
	}
	return c
}

// isAlive reports whether the n bytes at a, which are dynamic memory, are certainly alive for thread t, which knows row.
func (q *memory) isAlive(t int32, row []int32, a event.Addr, n uint64) bool {
	if o := q.madeAt(a); o != nil {
		return !o.over && in(row, t, o.by) && (o.by.thread == t || o.step.Attr&event.Hidden == 0) && a+event.Addr(n) <= o.step.Addr+event.Addr(o.step.Len)
	}
	o := q.x.Graph.ObjectAt(a)
	return o != nil && o.Free == graph.None && (o.Alloc.Thread == t || graph.In(row, o.Alloc)) && a+event.Addr(n) <= o.Base+event.Addr(o.Len) &&
		!slices.Contains(q.freed, o.Alloc) && !check.Unseen(q.x.Graph, o, t)
}

// madeAt is the object made on the way at a, nil if there is none.
func (q *memory) madeAt(a event.Addr) *object {
	for i := len(q.made) - 1; i >= 0; i-- {
		if o := &q.made[i]; a >= o.step.Addr && a < o.step.Addr+event.Addr(max(o.step.Len, 1)) {
			return o
		}
	}
	return nil
}

// free gives back the object that s of thread t, which knows row, does, and returns false if that may be wrong.
func (q *memory) free(t int32, s *event.Step, row []int32) bool {
	if s.Attr&^event.Stack != 0 || !q.several && q.unjoined >= 0 {
		return false
	}
	right := func(base event.Addr, a event.Attr) bool {
		return base == s.Addr && (a&event.Stack == 0 || s.Attr&event.Stack != 0)
	}
	if o := q.madeAt(s.Addr); o != nil {
		if o.over || !in(row, t, o.by) || !right(o.step.Addr, o.step.Attr) || q.several && !q.unused(t, row, o.step.Addr, o.step.Len) {
			return false
		}
		o.over = true
	} else {
		o := q.x.Graph.ObjectAt(s.Addr)
		if o == nil || !right(o.Base, o.Attr) || !q.isAlive(t, row, o.Base, o.Len) || !q.unused(t, row, o.Base, o.Len) {
			return false
		}
		q.freed = append(q.freed, o.Alloc)
	}
	q.frees++
	return true
}

// unused reports whether all that touches the n bytes at base is of thread t or in view row.
func (q *memory) unused(t int32, row []int32, base event.Addr, n uint64) bool {
	g := q.x.Graph
	touches := func(a event.Addr) bool { return a.Memory() >= base && a.Memory() < base+event.Addr(max(n, 1)) }
	for u, k := range row {
		u := int32(u)
		for i := k + 1; u != t && g.Exists(u) && i < g.Len(u); i++ {
			if e := g.At(event.ID{Thread: u, Index: i}); (e.IsAccess() || e.Kind == event.ObjectSize) && touches(e.Addr) {
				return false
			}
		}
	}
	if !q.several {
		return true
	}
	for _, l := range q.touched {
		if !touches(g.Space.Locs[l].Addr) {
			continue
		}
		c := &q.cells[l]
		if c.last.thread >= 0 && !in(row, t, c.last) {
			return false
		}
		for k := c.reads; k != 0; k = q.others[k].more {
			if !in(row, t, q.others[k]) {
				return false
			}
		}
	}
	return true
}
