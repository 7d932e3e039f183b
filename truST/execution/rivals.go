package execution

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Rivals are read-modify-writes of several threads that come next and could read the same write. Any of them can be the
// first. With backward revisits alone, one of them is added first. Later another one is added, and its write revisits the
// first one's read and deletes what came in between. But it was known that the other one comes next, and what its revisit
// would leave: the graph as it is now, the other one, and the read of the first one. So each of the others goes first in
// place, as an alternative of the first one (ItemRival). The read of the first one waits then, as after a revisit on which
// it would stop (filter/stalls.go), but it may also read the write that went first. The revisit is left out (equivalence,
// coherenceOrder.replaces).
//
// The thread that went first continues before others (WentFirst), so what it does is there when the read that waits, or
// the next rival, is added, and need not be added again for each of them.

// Rival is the alternative in which thread t goes before the newest event of x, a read that has made choice c. ok is false if
// the next event of t is no rival of that.
func (w *Workbench) Rival(x *Execution, c *ReadChoice, t int32) (it Item, ok bool) {
	g := x.Graph
	if class := g.Classes()[t]; class != graph.ClassRead && class != graph.ClassWaits || t == c.Read.Thread {
		return it, false
	}
	s, r := g.Next(t), event.ID{Thread: t, Index: g.Len(t)}
	if s.Kind != event.Read || g.LocOf(s) != c.Step.Loc-1 || !w.Equivalence.Rivals(x, c.Read, r, s) || x.Refused(t, r.Index, c.Write) {
		return it, false
	}
	tid := int32(w.Space.Tids[t])
	return Item{Kind: ItemRival, Stamp: x.Newest() - 1, Lo: tid, Cur: tid, Read: c.Read, Stalls: int32(len(x.Stalls))}, true
}

// WentFirst is the thread that was the last one to go before another one, if it can read elsewhere and has nothing to choose
// from there. Otherwise it is -1.
func (w *Workbench) WentFirst(x *Execution) int32 {
	if n := len(x.Stalls); n > 0 && x.Stalls[n-1].Goes { // the rest stands apart so that this is inlined
		return w.wentFirst(x, &x.Stalls[n-1])
	}
	return -1
}

func (w *Workbench) wentFirst(x *Execution, st *Stall) int32 {
	g := x.Graph
	t := st.Cause.Thread
	s := g.Next(t)
	if c := g.Classes()[t]; c != graph.ClassRead && c != graph.ClassWaits || s.Kind != event.Read || s.Attr&event.Exclusive != 0 ||
		x.Offers(t) != OfferAny || w.PutOff(x, t) {
		return -1
	}
	l := g.LocOf(s)
	if l == st.Loc { // those that come next write there, and would revisit it
		return -1
	}
	co := g.Co(l)
	last := co[len(co)-1]
	if len(co) == 1 || last.Thread >= 0 && x.State.HappensBefore(last, event.ID{Thread: t, Index: g.Len(t) - 1}) ||
		w.WaitsWith(s, g.ValueOf(l, co[len(co)-2])) {
		return t
	}
	return -1
}
