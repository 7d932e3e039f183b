package graph

import (
	"fmt"

	"genmcgo/graph/event"
)

// Check verifies the invariants of g and returns the first that is broken: the
// insertion order is dense and agrees with po, every location's co and readers
// lists agree with the events, access chains are complete, views contain exactly
// the causal past, clocks show what is in it, rounds of barriers are those of their threads. It is slow and meant for tests (-tags invariants).
func (g *Graph) Check() error {
	if err := g.checkRounds(); err != nil {
		return err
	}
	if err := g.checkTimes(); err != nil {
		return err
	}
	if g.loose {
		return g.checkHoles()
	}
	n := 0
	for t := int32(0); int(t) < len(g.threads); t++ {
		n += int(g.Len(t))
		if g.Len(t) > 0 && !g.Exists(t) {
			return fmt.Errorf("thread %d has events but no creation", t)
		}
	}
	if n != len(g.Order) {
		return fmt.Errorf("%d events but %d stamps", n, len(g.Order))
	}
	next := make([]int32, len(g.threads))
	for s, id := range g.Order {
		e := g.At(id)
		if e.Stamp != int32(s) {
			return fmt.Errorf("%v has stamp %d at place %d", id, e.Stamp, s)
		}
		if id.Index != next[id.Thread] {
			return fmt.Errorf("%v is inserted out of program order", id)
		}
		next[id.Thread]++
		if err := g.checkEvent(id, e); err != nil {
			return err
		}
	}
	for _, l := range g.used {
		co := g.locs[l].co
		if co[0] != event.Init {
			return fmt.Errorf("location %d does not start with its initial write", l)
		}
		if n := len(g.locs[l].last); n > g.porf.stride {
			return fmt.Errorf("location %d has last accesses of %d threads, views have %d", l, n, g.porf.stride)
		}
		for k, w := range co {
			if k > 0 {
				if x := g.At(w); x.CoPos != int32(k) || x.Loc != l || x.Kind != event.Write {
					return fmt.Errorf("co of location %d is wrong at %d: %v", l, k, w)
				}
			}
			for r := g.FirstReader(l, w); r != none; r = g.NextReader(r) {
				if x := g.At(r); !x.HasRF || x.RF != w || x.Loc != l {
					return fmt.Errorf("%v is listed as reader of %v", r, w)
				}
			}
		}
	}
	return nil
}

// checkRounds verifies that the passages are in the graph, with all arrivals, and their rounds.
func (g *Graph) checkRounds() error {
	arrivals := 0
	for _, id := range g.Order {
		if g.At(id).Kind == event.BarrierArrive {
			arrivals++
		}
	}
	for k := range g.barriers {
		if g.barriers[k].arrives {
			arrivals--
		}
	}
	if arrivals != 0 {
		return fmt.Errorf("%d arrivals at barriers are missing among the passages", arrivals)
	}
	for k := range g.barriers {
		b := &g.barriers[k]
		if e := g.At(b.id); e.Absent || e.Addr != b.barrier || (e.Kind == event.BarrierArrive) != b.arrives {
			return fmt.Errorf("%v is no passage of the barrier at %#x", b.id, b.barrier)
		}
		if n := g.arrivals(b.id.Thread, b.id.Index, b.barrier); b.round != n {
			return fmt.Errorf("%v is in round %d of its barrier, not %d", b.id, n, b.round)
		}
	}
	return nil
}

// checkTimes verifies that what Clocks returned is still what their past says.
func (g *Graph) checkTimes() error {
	for _, id := range g.Order {
		if e := g.At(id); e.Kind == event.Clock && e.Val != g.Time(id) {
			return fmt.Errorf("%v returned %d; by its past it would return %d", id, e.Val.Lo, g.Time(id).Lo)
		}
	}
	return nil
}

func (g *Graph) checkEvent(id event.ID, e *Event) error {
	row := g.PORF(id)
	if row[id.Thread] != id.Index {
		return fmt.Errorf("the view of %v does not end with it", id)
	}
	want := make([]int32, len(row))
	for i := range want {
		want[i] = -1
	}
	if id.Index > 0 {
		Join(want, g.porf.Row(id.Thread, id.Index-1))
	}
	for _, p := range g.Preds(id) {
		Join(want, g.PORF(p))
	}
	switch e.Kind {
	case event.Read:
		if e.HasRF {
			if !g.Contains(e.RF) {
				return fmt.Errorf("%v reads from %v, which is not there", id, e.RF)
			}
			if e.RF.Thread >= 0 {
				if w := g.At(e.RF); w.Kind != event.Write || w.Loc != e.Loc {
					return fmt.Errorf("%v reads from %v, no write of its location", id, e.RF)
				}
				Join(want, g.PORF(e.RF))
			}
			if g.Partial(e.Loc) {
				for _, w := range g.Cut(nil, id) {
					Join(want, g.PORF(w))
				}
			} else if e.Val != g.ValueFor(e.Loc, id, e.RF) {
				return fmt.Errorf("%v has another value than %v", id, e.RF)
			}
			found := false
			for r := g.FirstReader(e.Loc, e.RF); r != none; r = g.NextReader(r) {
				found = found || r == id
			}
			if !found {
				return fmt.Errorf("%v is missing among the readers of %v", id, e.RF)
			}
		}
	}
	want[id.Thread] = id.Index
	if !Subset(want, row) || !Subset(row, want) {
		return fmt.Errorf("the view of %v is %v, want %v", id, row, want)
	}
	if e.Loc >= 0 {
		i := g.locs[e.Loc].last[id.Thread]
		for i > id.Index {
			i = g.threads[id.Thread].ev[i].PrevLoc
		}
		if i != id.Index {
			return fmt.Errorf("%v is missing among its thread's accesses of the location", id)
		}
	}
	return nil
}
