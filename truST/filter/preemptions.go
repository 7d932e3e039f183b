package filter

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// preemptions is a bound, not a filter: it leaves out what no other execution shows, namely executions that need more
// preemptions than config.Bound says. How many one needs is what is the least over all orders of its events
// (interleavings.go).
//
// A graph that needs too many is of use if a revisit makes one of it that needs fewer. But some events no revisit ever
// deletes. These settled events are a part of all executions that the graph leads to, and none of these needs fewer
// preemptions than the settled events alone. So a graph is left out if they need too many. That loses nothing, and
// nothing comes up twice, because the exploration is the same but for branches that are missing. It is not optimal: a
// graph may stay of which no execution comes that counts.
//
// Which events are settled? (RATIONALE.md, "Which events does no revisit delete?", has the proof.)
//
//   - a write that an older event reads: it has revisited that one; or that makes a read wait (execution.Stall), which comes
//     to the same;
//   - a read that reads something older than the co-last of the older writes, a write before an older one in co,
//     a choice other than the first;
//   - what comes before a settled event in po, rf, co, from-reads, or by the creation, the end or the barriers of threads;
//   - what is older than all reads that may be revisited. A read may not if it is settled, or if each thread has ended, or is
//     causally after it, in events that are settled or older than all these reads.
//
// A revisit deletes only what was chosen canonically, and nothing of that comes before what is kept.
type preemptions struct {
	w      *execution.Workbench
	most   int
	search interleavings
	// Scratch.
	settled []int32 // by thread: how many events
	todo    []event.ID
}

// addPreemptions adds the bound if there is one.
func addPreemptions(f *execution.Filters, w *execution.Workbench) {
	if w.Config.Bound == nil {
		return
	}
	asked, err := consistency.ByName(w.Config.Model)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	f.Add(&preemptions{w: w, most: w.Config.Bound.Preemptions, search: interleavings{w: w, serial: asked.Traits().Sequential()}})
}

// CheckBound refuses Config.Bound where it is impossible.
func CheckBound(cfg *config.Config, _ consistency.Model) error {
	if cfg.Bound == nil {
		return nil
	}
	no := func(format string, args ...any) error {
		return &config.Error{Field: "Bound", Msg: fmt.Sprintf(format, args...)}
	}
	if cfg.Custom != nil {
		return no("how many preemptions an execution under %s needs is not defined; use sc, tso, ra or rc11", cfg.Asked())
	}
	model, err := consistency.ByName(cfg.Model)
	switch {
	case err != nil:
		return err
	case model.Traits().Tracks():
		return no("under %s writes take effect before reads that precede them, so no order of all events says how many preemptions an execution needs; use sc, tso, ra or rc11", cfg.Asked())
	case cfg.Equivalence != "" && cfg.Equivalence != "co":
		return no("executions that count as one up to %s need different numbers of preemptions; count them up to co", cfg.Equivalence)
	case cfg.Symmetry:
		return no("executions that differ in which of several identical threads does what need different numbers of preemptions; do without symmetry")
	case cfg.Sampling != nil:
		return no("samples are of all executions")
	case cfg.Commuting, cfg.CommuteIf:
		return no("executions that differ in the order of operations that commute need different numbers of preemptions")
	}
	return nil
}

// Hopeless implements execution.WholeFilter. It looks again when the newest event may have settled others.
func (f *preemptions) Hopeless(x *execution.Execution) bool {
	g := x.Graph
	n := len(g.Order)
	if n == 0 || !f.settles(x, g.Order[n-1]) || f.search.within(g, f.settle(x), f.most) {
		return false
	}
	f.w.Limit(event.BlockPreemptions, -1)
	return true
}

// Counts implements execution.CountFilter.
func (f *preemptions) Counts(x *execution.Execution) bool {
	g := x.Graph
	if f.search.within(g, f.all(g), f.most) {
		return true
	}
	f.w.Limit(event.BlockPreemptions, -1)
	f.w.Counts.Beyond++
	return false
}

// settles reports whether event e, the newest of x, has made another choice than the canonical one, or was read before, or
// is the cause of a wait, or ended its thread.
func (f *preemptions) settles(x *execution.Execution, e event.ID) bool {
	g := x.Graph
	switch y := g.At(e); y.Kind {
	case event.Read:
		return y.HasRF && int(g.PosOf(y)) != len(g.Co(y.Loc))-1
	case event.Write:
		k := len(x.Stalls) - 1
		return int(y.CoPos) != len(g.Co(y.Loc))-1 || g.FirstReader(y.Loc, e) != graph.None || k >= 0 && x.Stalls[k].Cause == e
	case event.Choice:
		return y.Val.Lo != 0
	case event.ThreadFinish:
		return true
	}
	return false
}

// all counts the events of each thread.
func (f *preemptions) all(g *graph.Graph) []int32 {
	list := f.settled[:0]
	for t := range int32(g.Threads()) {
		list = append(list, g.Len(t))
	}
	f.settled = list
	return list
}

// settle counts the settled events of each thread of x. They are the first ones.
func (f *preemptions) settle(x *execution.Execution) []int32 {
	g := x.Graph
	list := f.all(g)
	clear(list)
	f.todo = f.todo[:0]
	for k := range x.Stalls {
		f.add(x.Stalls[k].Cause)
	}
	for s, id := range g.Order {
		e, stamp := g.At(id), int32(s)
		switch e.Kind {
		case event.Read:
			if y := e.RF; e.HasRF && y.Thread >= 0 && g.At(y).Stamp > stamp {
				f.add(y)
			} else if e.HasRF && followed(g, e.Loc, g.PosOf(e), stamp) {
				f.add(id)
			}
		case event.Write:
			if e.CoPos > 0 && followed(g, e.Loc, e.CoPos, stamp) {
				f.add(id)
			}
		case event.Choice:
			if e.Val.Lo != 0 {
				f.add(id)
			}
		}
	}
	f.close(g)
	for done := int32(0); ; {
		m := f.firstRevisitable(g)
		for ; done < m; done++ {
			f.add(g.Order[done])
		}
		if len(f.todo) == 0 {
			return list
		}
		f.close(g)
	}
}

// close settles f.todo and what comes before it.
func (f *preemptions) close(g *graph.Graph) {
	list := f.settled
	for len(f.todo) > 0 {
		id := f.todo[len(f.todo)-1]
		f.todo = f.todo[:len(f.todo)-1]
		for i := list[id.Thread]; i <= id.Index; i++ {
			f.before(g, event.ID{Thread: id.Thread, Index: i})
		}
		list[id.Thread] = max(list[id.Thread], id.Index+1)
	}
}

// firstRevisitable is the least stamp of a read that may be revisited, the number of events if there is none.
func (f *preemptions) firstRevisitable(g *graph.Graph) int32 {
	m := int32(len(g.Order))
	for s := m - 1; s >= 0; s-- {
		if id := g.Order[s]; g.At(id).Kind == event.Read && id.Index >= f.settled[id.Thread] && f.revisitable(g, id, m) {
			m = s
		}
	}
	return m
}

// revisitable reports whether some thread may come to write what read r can read. Events with stamps from m on may be deleted.
func (f *preemptions) revisitable(g *graph.Graph, r event.ID, m int32) bool {
	for t := range int32(g.Threads()) {
		if !g.Exists(t) || t == r.Thread {
			continue
		}
		kept := g.Len(t) // events that are not deleted
		for kept > f.settled[t] && g.At(event.ID{Thread: t, Index: kept - 1}).Stamp >= m {
			kept--
		}
		if kept == g.Len(t) && g.Finished(t) {
			continue
		}
		if kept == 0 || !graph.In(g.PORF(event.ID{Thread: t, Index: kept - 1}), r) {
			return true
		}
	}
	return false
}

func (f *preemptions) add(e event.ID) {
	if e.Thread >= 0 {
		f.todo = append(f.todo, e)
	}
}

// before adds what comes right before event id in another thread.
func (f *preemptions) before(g *graph.Graph, id event.ID) {
	for _, p := range g.Preds(id) {
		f.add(p)
	}
	switch e := g.At(id); {
	case e.Kind == event.Read && e.HasRF:
		f.add(e.RF)
	case e.Kind == event.Write && e.CoPos > 0:
		before := g.Co(e.Loc)[e.CoPos-1]
		f.add(before)
		for r := g.FirstReader(e.Loc, before); r != graph.None; r = g.NextReader(r) {
			f.add(r)
		}
	}
}

// followed reports whether a write older than stamp comes after position pos in the coherence order of location l.
func followed(g *graph.Graph, l, pos, stamp int32) bool {
	co := g.Co(l)
	for k := len(co) - 1; k > int(pos); k-- {
		if g.At(co[k]).Stamp < stamp {
			return true
		}
	}
	return false
}
