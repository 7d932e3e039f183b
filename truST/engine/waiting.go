package engine

import (
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// lookWaiting lets l look at reads that wait for the location of write id, just placed: before
// the write was there they could have read the co-last one, and nothing orders the two then.
func (w *Base) lookWaiting(x *execution.Execution, id event.ID, l *check.Look) bool {
	g := x.Graph
	for k := range x.Stalls {
		st := x.Stalls[k]
		if st.Loc != g.At(id).Loc || st.Thread == id.Thread || g.Len(st.Thread) != st.Index {
			continue
		}
		if s := w.Next(x, st.Thread); l.Wanted(x, id, s) &&
			!w.withWaiting(x, id, st, s, func(r event.ID) bool { return l.Waiting(x, id, r, w) }) {
			return false
		}
	}
	return true
}

// withWaiting calls check with the read s, which waits as st says, in the graph: it reads what
// was co-last before write id was placed. The read takes part in the evidence only.
func (w *Base) withWaiting(x *execution.Execution, id event.ID, st execution.Stall, s *event.Step, check func(r event.ID) bool) bool {
	g := x.Graph
	n, pending := len(x.Stalls), x.Pending
	r := w.Add(x, st.Thread, s)
	co := g.Co(g.At(id).Loc)
	last := co[len(co)-1]
	if last == id {
		last = co[len(co)-2]
	}
	x.SetRead(r, last)
	ok := check(r)
	x.CutTo(g.At(r).Stamp - 1)
	x.Stalls, x.Pending = x.Stalls[:n], pending
	x.ForgetOffers()
	return ok
}

// ApplyNoUnblock sets cfg.NoUnblock where stalls are not possible: with symmetry there are more causes
// than the write that made a read wait, and which others it led to; and up to reads-from
// there is no last write. Where operations that commute are not ordered there are no stalls, but
// what late.go of package filter leaves out instead.
func ApplyNoUnblock(cfg *config.Config) {
	if cfg.Symmetry && !cfg.Commuting || cfg.Equivalence == "rf" {
		cfg.NoUnblock = true
	}
}
