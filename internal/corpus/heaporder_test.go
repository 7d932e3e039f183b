package corpus

import (
	"fmt"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// heapOrder is a relation of events, by row those that come later.
type heapOrder struct{ rows [][]uint64 }

func (o *heapOrder) add(a, b int)      { o.rows[a][b/64] |= 1 << (b % 64) }
func (o *heapOrder) has(a, b int) bool { return o.rows[a][b/64]>>(b%64)&1 != 0 }

// close makes o transitive.
func (o *heapOrder) close() {
	for k, through := range o.rows {
		for a, row := range o.rows {
			if o.has(a, k) {
				for i := range row {
					row[i] |= through[i]
				}
			}
		}
	}
}

// heapGraph is an execution, whose events are numbered.
type heapGraph struct {
	s     *result.Snapshot
	ids   []event.ID
	first []int // by thread: the number of its first event
}

func (g *heapGraph) at(id event.ID) *result.EventSnapshot {
	return &g.s.Threads[id.Thread].Events[id.Index]
}

func (g *heapGraph) number(id event.ID) int { return g.first[id.Thread] + int(id.Index) }

// happensBefore is happens-before by its definition. Under sc and tso all that is read was written before.
func (g *heapGraph) happensBefore(model string) *heapOrder {
	o := &heapOrder{}
	for range g.ids {
		o.rows = append(o.rows, make([]uint64, (len(g.ids)+63)/64))
	}
	for n, id := range g.ids {
		if id.Index > 0 {
			o.add(n-1, n)
		}
		switch e := g.at(id); e.Kind {
		case event.ThreadStart:
			if p := g.s.Threads[id.Thread].Parent; p.Thread >= 0 {
				o.add(g.number(p), n)
			}
		case event.ThreadJoin:
			for t, th := range g.s.Threads {
				if th.Tid == e.Child {
					o.add(g.number(event.ID{Thread: int32(t), Index: int32(len(th.Events)) - 1}), n)
				}
			}
		case event.Read:
			switch {
			case e.RF.Thread < 0:
			case model == "sc" || model == "tso" || model == "tso-allfences":
				o.add(g.number(e.RF), n)
			default:
				g.synchronise(o, e.RF, id)
			}
		}
	}
	o.close()
	return o
}

// synchronise adds to o what read r of write w orders.
func (g *heapGraph) synchronise(o *heapOrder, w, r event.ID) {
	var to []event.ID
	if e := g.at(r); e.OrdOf(e.Value).Acq() {
		to = append(to, r)
	}
	for i := r.Index + 1; int(i) < len(g.s.Threads[r.Thread].Events); i++ {
		f := event.ID{Thread: r.Thread, Index: i}
		if e := g.at(f); e.Kind == event.ThreadJoin || e.Kind == event.Fence && e.Ord.Acq() {
			to = append(to, f)
		}
	}
	for w.Thread >= 0 { // up a release sequence
		for i := range w.Index + 1 {
			f := event.ID{Thread: w.Thread, Index: i}
			e := g.at(f)
			if e.Kind == event.ThreadCreate || (e.Kind == event.Fence || f == w) && e.Ord.Rel() {
				for _, x := range to {
					o.add(g.number(f), g.number(x))
				}
			}
		}
		if g.at(w).Attr&event.Exclusive == 0 {
			return
		}
		w = g.at(event.ID{Thread: w.Thread, Index: w.Index - 1}).RF
	}
}

// unordered names an access of s to dynamic memory, or a release, that the allocation does not happen before, "" if there is none.
func unordered(s *result.Snapshot, model string) string {
	g := &heapGraph{s: s}
	var made []event.ID
	for t, th := range s.Threads {
		g.first = append(g.first, len(g.ids))
		for i := range th.Events {
			id := event.ID{Thread: int32(t), Index: int32(i)}
			if g.at(id).Absent {
				return ""
			}
			g.ids = append(g.ids, id)
			if g.at(id).Kind == event.Malloc {
				made = append(made, id)
			}
		}
	}
	o := g.happensBefore(model)
	for n, id := range g.ids {
		e := g.at(id)
		if !e.IsAccess() && e.Kind != event.Free || e.Addr.IsObject() {
			continue
		}
		k := slices.IndexFunc(made, func(m event.ID) bool {
			a := g.at(m)
			return e.Addr >= a.Addr && e.Addr < a.Addr+event.Addr(a.Len)
		})
		if k >= 0 && !o.has(g.number(made[k]), n) {
			return fmt.Sprintf("%v is not known to come after %v, which allocates what it accesses", id, made[k])
		}
	}
	return ""
}
