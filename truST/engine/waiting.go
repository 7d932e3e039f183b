package engine

import (
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// lookWaiting lets l look at reads that wait for the location of access id, just added. If id is a write, they could
// have read the co-last one before it was there; if it is a read, those of read-modify-writes that put back what they
// read can write that. Nothing orders the two then. Reads that need not wait any longer are looked at when they are added.
func (w *Base) lookWaiting(x *execution.Execution, id event.ID, l *check.Look) bool {
	g := x.Graph
	loc := g.At(id).Loc
	for k := range x.Stalls {
		st := &x.Stalls[k]
		if st.Goes || st.Loc != loc || st.Thread == id.Thread || g.Len(st.Thread) != st.Index {
			continue
		}
		if s := w.Next(x, st.Thread); l.Wanted(x, id, s) && (g.At(id).Kind == event.Write || s.Attr&(event.Exclusive|event.Resized) == event.Exclusive) &&
			!w.withWaiting(x, id, *st, s, func(r event.ID) bool { return l.Waiting(x, id, r, w) }) {
			return false
		}
	}
	return true
}

// withWaiting calls check with the read s, which waits as st says, in the graph, or if id is a read with the write
// of s, if it succeeds. It reads what was co-last before id was added. The two take part in the evidence only.
func (w *Base) withWaiting(x *execution.Execution, id event.ID, st execution.Stall, s *event.Step, check func(r event.ID) bool) bool {
	g := x.Graph
	n, pending, class := len(x.Stalls), x.Pending, g.Classes()[st.Thread]
	r := w.Add(x, st.Thread, s)
	co := g.Co(g.At(id).Loc)
	last := co[len(co)-1]
	if last == id {
		last = co[len(co)-2]
	}
	x.SetRead(r, last)
	ok := true
	if g.At(id).Kind == event.Write {
		ok = check(r)
	} else if e := g.At(r); e.Succeeds(e.Val) { // else what comes next is another access
		write := w.Add(x, st.Thread, w.Next(x, st.Thread))
		x.SetPlace(write, int32(len(co)))
		ok = check(write)
	}
	x.CutTo(g.At(r).Stamp - 1)
	x.Stalls, x.Pending = x.Stalls[:n], pending
	g.Classes()[st.Thread] = class // EndWaits asks once
	x.ForgetOffers()
	return ok
}

// ApplyNoUnblock sets cfg.NoUnblock where stalls are not possible: with symmetry there are more causes
// than the write that made a read wait, and which others it led to; and up to reads-from
// there is no last write. Where operations that commute are not ordered there are no stalls, but
// what late.go of package filter leaves out instead. In graphs with holes, in which neither symmetry nor reads-from
// counts, there are none whatever cfg says (Workbench.Unblocks).
func ApplyNoUnblock(cfg *config.Config) {
	if cfg.Symmetry && !cfg.Commuting || cfg.Equivalence == "rf" {
		cfg.NoUnblock = true
	}
}
