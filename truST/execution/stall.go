package execution

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// older reports whether write c is older than the stall.
func (st *Stall) older(g *graph.Graph, c event.ID) bool {
	return c.Thread < 0 || g.At(c).Stamp < st.At
}

// Reaches reports whether write c is the cause of st or reached from it, as stalls.go of package filter
// explains.
func (st *Stall) Reaches(g *graph.Graph, c event.ID) bool {
	for c != st.Cause {
		if st.older(g, c) {
			return false
		}
		c = st.newest(g, g.PORF(c), c)
	}
	return true
}

// newest is the co-last write, c excepted, of those in view v or older than st.
func (st *Stall) newest(g *graph.Graph, v []int32, c event.ID) event.ID {
	return g.Co(st.Loc)[st.newestAt(g, v, c)]
}

// newestAt is the position of newest in co.
func (st *Stall) newestAt(g *graph.Graph, v []int32, c event.ID) int {
	co := g.Co(st.Loc)
	for k := len(co) - 1; ; k-- {
		if y := co[k]; y != c && (graph.In(v, y) || st.older(g, y)) {
			return k
		}
	}
}

// takes reports whether write c is the cause, and can be read.
func (st *Stall) takes(c event.ID) bool { return st.Goes && c == st.Cause }

// refuses reports whether the read that waits may not read write c.
func (st *Stall) refuses(g *graph.Graph, c event.ID) bool {
	if st.older(g, c) {
		return true
	}
	return st.Cause != graph.None && !st.takes(c) && (graph.In(g.PORF(st.Cause), c) || !st.Reaches(g, c))
}

// Stalled reports whether event (t, i) of x has waited.
func (x *Execution) Stalled(t, i int32) bool {
	if !x.hasWaited(t) {
		return false
	}
	for k := range x.Stalls {
		if st := &x.Stalls[k]; st.Thread == t && st.Index == i {
			return true
		}
	}
	return false
}

// Refused reports whether event (t, i) of x, a read, has waited and may not read c.
func (x *Execution) Refused(t, i int32, c event.ID) bool {
	if x.openTo == (event.ID{Thread: t, Index: i}) {
		g := x.Graph
		if c.Thread < 0 {
			return !x.open[0]
		}
		// A write that is not placed yet is not among those that were looked at.
		if e := g.At(c); e.CoPos > 0 && len(g.Co(e.Loc)) == len(x.open) {
			return !x.open[e.CoPos]
		}
	}
	return x.refused(t, i, c)
}

func (x *Execution) refused(t, i int32, c event.ID) bool {
	if !x.hasWaited(t) {
		return false
	}
	for k := range x.Stalls {
		if st := &x.Stalls[k]; st.Thread == t && st.Index == i && st.refuses(x.Graph, c) {
			return true
		}
	}
	return false
}

// Awaits says what the read waits for that comes next in thread t and has waited: ok is false if it may not read writes that come after
// the co-last one, either; newer, if it may not read the co-last one.
func (x *Execution) Awaits(t int32) (newer, ok bool) {
	g := x.Graph
	for k := range x.Stalls {
		st := &x.Stalls[k]
		if st.Thread != t || st.Index != g.Len(t) {
			continue
		}
		co := g.Co(st.Loc)
		if last := co[len(co)-1]; st.refuses(g, last) {
			if st.Cause != graph.None {
				return false, false
			}
			newer = true
		}
	}
	return newer, true
}

// WaitsInVain reports whether read r of x, which has waited and may not read write id, the newest event, would never read
// anything if it waited because of id. It would have two stalls then, the one that refuses id, and a newer one of which id
// is the cause. A write that reaches id does not reach the cause of the first one. So r only goes on if the second stall is
// deleted, and the first one stays: if a read that is older than r but not than the first stall is revisited, and not by
// a write that has it in its past, as what has id in its past would.
func (x *Execution) WaitsInVain(r, id event.ID) bool {
	g := x.Graph
	v := g.PORF(id)
	for k := range x.Stalls {
		st := &x.Stalls[k]
		if st.Thread != r.Thread || st.Index != r.Index || !st.refuses(g, id) {
			continue
		}
		s := st.At
		for ; s < g.At(r).Stamp; s++ {
			if d := g.Order[s]; g.At(d).Kind == event.Read && !graph.In(v, d) && !(st.Cause != graph.None && graph.In(g.PORF(st.Cause), d)) {
				break
			}
		}
		if s == g.At(r).Stamp {
			return true
		}
	}
	return false
}

// Offers says what there is to read for thread t, whose next step is a read.
func (x *Execution) Offers(t int32) offer {
	if x.marks.waiting>>(t&63)&1 == 0 {
		return OfferAny
	}
	return x.offers(t)
}

// stallMarks says of which threads there are stalls, thread t at bit t mod 64, and perhaps of others. It saves looking for them.
type stallMarks struct {
	any     uint64
	waiting uint64 // their reads are not in the graph
	stopped uint64 // and would stop the thread if it read now
}

// hasWaited reports whether thread t has perhaps waited.
func (x *Execution) hasWaited(t int32) bool { return x.marks.any>>(t&63)&1 != 0 }

// Stops reports whether perhaps some thread waits that would stop if it read now.
func (x *Execution) Stops() bool { return x.marks.stopped != 0 }

// Wait adds st to the stalls.
func (x *Execution) Wait(st Stall) {
	x.Stalls = append(x.Stalls, st)
	x.ForgetOffers()
}

func (x *Execution) offers(t int32) offer {
	g := x.Graph
	i := g.Len(t)
	var st *Stall
	for k := range x.Stalls {
		if s := &x.Stalls[k]; s.Thread == t && s.Index == i {
			st = s
			break
		}
	}
	if st == nil {
		return OfferAny
	}
	co := g.Co(st.Loc)
	if st.seen != int32(len(co)) {
		st.seen, st.offer = int32(len(co)), x.offered(t, i, co)
	}
	return st.offer
}

// offered says which of the writes co there are to read for event (t, i), which waits.
func (x *Execution) offered(t, i int32, co []event.ID) offer {
	since, caused := int32(0), false
	for k := range x.Stalls {
		if st := &x.Stalls[k]; st.Thread == t && st.Index == i {
			since, caused = max(since, st.At), caused || st.Cause != graph.None
		}
	}
	if !caused { // nothing but age refuses writes
		k := len(co) - 1
		for k >= 0 && (co[k].Thread < 0 || x.Graph.At(co[k]).Stamp < since) {
			k--
		}
		return offerAt(k, co)
	}
	if cap(x.open) < len(co) {
		x.open, x.reached = make([]bool, 2*len(co)), make([]truth, 2*len(co))
	}
	x.open, x.openTo = x.open[:len(co)], event.ID{Thread: t, Index: i}
	open := x.open
	for k := range open {
		open[k] = true
	}
	for k := range x.Stalls {
		if st := &x.Stalls[k]; st.Thread == t && st.Index == i {
			st.close(x.Graph, co, open, x.reached[:len(co)])
		}
	}
	k := len(co) - 1
	for k >= 0 && !open[k] {
		k--
	}
	return offerAt(k, co)
}

// offerAt is the offer if the newest of the writes co that may be read is at position k, -1 for none.
func offerAt(k int, co []event.ID) offer {
	switch {
	case k < 0:
		return OfferNone
	case k == len(co)-1:
		return OfferAny
	}
	return OfferPast
}

// close clears open at the positions of the writes co that st refuses. reached is
// scratch memory.
func (st *Stall) close(g *graph.Graph, co []event.ID, open []bool, reached []truth) {
	if st.Cause == graph.None {
		for k, c := range co {
			open[k] = open[k] && !st.older(g, c)
		}
		return
	}
	clear(reached)
	v := g.PORF(st.Cause)
	old := len(co) - 1 // the last write that is older
	for !st.older(g, co[old]) {
		old--
	}
	for k, c := range co {
		if open[k] {
			open[k] = st.takes(c) || !graph.In(v, c) && (k > old || k < old && !st.older(g, c)) && st.reachesAt(g, co, k, old, reached)
		}
	}
}

// reachesAt is reaches(co[k]) of a write that is not older; known has what is known of the positions of co. The newest
// write in the past of another may come after it in co, if they are relaxed.
func (st *Stall) reachesAt(g *graph.Graph, co []event.ID, k, old int, known []truth) bool {
	if known[k] != unknown {
		return known[k] == yes
	}
	c := co[k]
	known[k] = no
	if c != st.Cause {
		j, past := len(co)-1, g.PORF(c)
		for ; j > old; j-- {
			if y := co[j]; y != c && past[y.Thread] >= y.Index {
				break
			}
		}
		if j == old || !st.reachesAt(g, co, j, old, known) {
			return false
		}
	}
	known[k] = yes
	return true
}

// Canonical reports whether st, if it is to be deleted by a revisit by write id
// with past v, was the canonical choice.
func (st *Stall) Canonical(g *graph.Graph, v []int32, id event.ID) bool {
	return st.Cause == graph.None || graph.In(v, event.ID{Thread: st.Thread, Index: st.Index}) || st.Reaches(g, st.newest(g, v, id))
}

// Stall says that read (t, i) waits since there were at events. If cause is not
// graph.None, a backward revisit by that write made it wait, or what comes to the same.
type Stall struct {
	Thread, Index int32
	At            int32
	Loc           int32
	Cause         event.ID
	// Goes: the thread goes on if it reads Cause. It waits because another thread went first (execution/rivals.go).
	Goes bool
	// seen is how long co was when the thread's offer was found out; 0 if it was
	// not since events were taken away.
	seen  int32
	offer offer
}

// offer says what there is to read for a read that waits.
type offer uint8

const (
	OfferAny  offer = iota // it does not wait, or the co-last write
	OfferPast              // another write that came since
	OfferNone
)

// truth is a bool that may not be known yet.
type truth uint8

const (
	unknown truth = iota
	no
	yes
)

// DropStalls forgets the stalls that arose after event s.
func (x *Execution) DropStalls(s int32) {
	n := len(x.Stalls)
	for n > 0 && x.Stalls[n-1].At > s {
		n--
	}
	x.Stalls = x.Stalls[:n]
	x.ForgetOffers()
}

// InheritStalls gives x, which has a part of y's graph, those stalls of y that did not arise after event s.
func (x *Execution) InheritStalls(y *Execution, s int32) {
	x.Stalls = append(x.Stalls[:0], y.Stalls...)
	x.DropStalls(s)
}

// ForgetOffers is called when stalls have changed, or events other than by being added.
func (x *Execution) ForgetOffers() {
	x.openTo, x.marks = graph.None, stallMarks{}
	if len(x.Stalls) > 0 {
		x.mark()
	}
}

func (x *Execution) mark() {
	for k := range x.Stalls {
		st := &x.Stalls[k]
		st.seen = 0
		b := uint64(1) << (st.Thread & 63)
		x.marks.any |= b
		if st.Index >= x.Graph.Len(st.Thread) {
			x.marks.waiting |= b
			if !st.Goes {
				x.marks.stopped |= b
			}
		}
	}
}

// Prev is the thread of t's group that was created before t, -1 if there is none.
func (x *Execution) Prev(t int32) int32 {
	if int(t) >= len(x.Groups) {
		return -1
	}
	return x.Groups[t].Prev
}
