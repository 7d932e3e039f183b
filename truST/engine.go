package trust

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// explore works until the stack is empty or the run is stopped.
func (w *worker) explore() {
	signals := w.hand.Signals
	for len(w.stack) > 0 {
		if sig := signals.Load(); sig != 0 && pollSignals(w, sig) {
			return
		}
		if invariant.Enabled {
			w.checkInvariants(w.stack[len(w.stack)-1])
		}
		if !w.extend(w.stack[len(w.stack)-1]) {
			w.backtrack()
		}
	}
}

// checkInvariants panics if x is not what the engine takes for granted.
func (w *worker) checkInvariants(x *execution) {
	if err := x.g.Check(); err != nil {
		panic("BUG: " + err.Error())
	}
	if st, ok := x.st.(consistency.Witness); ok {
		if wrong := st.Check(); wrong != "" {
			panic("BUG: in the interleaving " + wrong)
		}
	}
	w.filters.check(x)
}

// extend adds the next event to x. It returns false when x needs no further
// events: it is complete, blocked, wrong or inconsistent.
func (w *worker) extend(x *execution) bool {
	t, s := w.schedule(x)
	if t < 0 {
		if t == -1 {
			n := int32(len(x.g.Order))
			if w.endWaits(x) {
				w.finish(x)
			}
			w.cutTo(x, n-1)
		}
		return false
	}
	w.res.Stats.Visits++
	if len(x.g.Order) >= w.cfg.MaxEvents {
		w.tooMany(s)
		return false
	}
	switch s.Kind {
	case event.Read:
		r := w.add(x, t, s)
		if !w.checkAccess(x, r) {
			return false
		}
		list := w.eq.reads(x, r)
		it := item{kind: itemRead, lone: x.lone, stamp: int32(len(x.g.Order)) - 1, lo: w.eq.firstRead(x, r), cur: int32(len(list)) - 1}
		return w.takeRead(x, &it, list)
	case event.Write:
		id := w.add(x, t, s)
		if !w.checkAccess(x, id) {
			return false
		}
		w.revisits(x, id)
		return w.eq.place(x, id)
	case event.Choice:
		w.add(x, t, s)
		if s.Len > 1 {
			w.keep(x, item{kind: itemChoice, stamp: int32(len(x.g.Order)) - 1, cur: 1})
		}
		w.choose(x, x.g.Order[len(x.g.Order)-1], 0)
		return true
	}
	e := w.add(x, t, s)
	return w.perform(x, e)
}

// endWaits lets every thread of x that still waits read the co-last write. It
// returns false if that is an execution of another branch.
func (w *worker) endWaits(x *execution) bool {
	g := x.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		if c := g.Classes()[t]; c != graph.ClassRead && (c != graph.ClassWaits || g.Next(t).Kind != event.Read) {
			continue
		}
		s := g.Next(t)
		co := g.Co(g.LocOf(s))
		last := co[len(co)-1]
		for k := range x.stalls {
			if st := &x.stalls[k]; st.t == t && st.i == g.Len(t) && st.cause != graph.None && !st.reaches(g, last) {
				return false
			}
		}
		r := w.add(x, t, s)
		x.setRead(r, last)
		if !w.checkAccess(x, r) || !w.checkRead(x, r) {
			return false
		}
	}
	return true
}
