package runner

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// What a transition leads to, relation by relation. Relations that lead to an interval (of a
// thread, of co) are searched once: threadLow and locLow say how far they were seen.

// step visits what n leads to by t.
func (f *search) step(t *trans, n place) {
	switch t.op {
	case opPO:
		f.poAfter(t, n)
	case opPOInv:
		f.poBefore(t, n)
	case opPOImm:
		f.atIndex(t, n, n.i+1)
	case opPOImmInv:
		f.atIndex(t, n, n.i-1)
	case opRF, opRFE, opRFI:
		f.readers(t, n)
	case opRFInv, opRFEInv, opRFIInv:
		f.source(t, n)
	case opCO:
		if x := f.g.At(n.event()); x.CoPos != 0 {
			f.coAfter(t, n, x, x.CoPos)
		}
	case opFR:
		if x := f.g.At(n.event()); x.HasRF {
			f.coAfter(t, n, x, f.g.PosOf(x))
		}
	case opCOInv:
		f.coBefore(t, n)
	case opFRInv:
		f.overwritten(t, n)
	case opTC, opTJ:
		f.synchronised(t, n)
	case opTCInv, opTJInv:
		f.synchronising(t, n)
	case opRMW:
		if x := f.g.At(n.event()); x.HasRF && x.Succeeds(x.Val) {
			f.atIndex(t, n, n.i+1)
		}
	case opRMWInv:
		if f.g.At(n.event()).Attr&event.Exclusive != 0 {
			f.atIndex(t, n, n.i-1)
		}
	case opView:
		f.viewAfter(t, n)
	case opViewInv:
		f.viewBefore(t, n)
	default:
		f.stepRarely(t, n)
	}
}

// to visits y by t if it is of the right kind.
func (f *search) to(t *trans, n place, y event.ID) {
	if t.to.has(f.s.kind[y.Thread][y.Index]) {
		f.visit(y.Thread, y.Index, t.next, n.past)
	}
}

// current reports whether iv is of this search. Nodes that have passed a hub are
// searched apart from the others: intervals hold for the former only.
func (f *search) current(iv *interval, n place) bool {
	return iv.gen == f.gen && n.past == f.goal.past
}

func (f *search) set(iv *interval, n place, end int32) {
	if n.past == f.goal.past {
		*iv = interval{f.gen, end}
	}
}

// atIndex visits event i of n's thread, if there is one.
func (f *search) atIndex(t *trans, n place, i int32) {
	if 0 <= i && int(i) < len(f.s.kind[n.t]) {
		f.to(t, n, event.ID{Thread: n.t, Index: i})
	}
}

// poAfter visits the events of n's thread after n.
func (f *search) poAfter(t *trans, n place) {
	kinds := f.s.kind[n.t]
	end := int32(len(kinds))
	low := &f.threadLow[t.mark*f.threads+n.t]
	if f.current(low, n) {
		if low.end <= n.i+1 {
			return
		}
		end = low.end
	}
	for i := n.i + 1; i < end; i++ {
		k := kinds[i]
		if t.to.has(k) {
			f.visit(n.t, i, t.next, n.past)
		}
		if t.stop.has(k) {
			return
		}
	}
	f.set(low, n, n.i+1)
}

// poBefore visits the events of n's thread before n.
func (f *search) poBefore(t *trans, n place) {
	kinds := f.s.kind[n.t]
	end := int32(0)
	low := &f.threadLow[t.mark*f.threads+n.t]
	if f.current(low, n) {
		if low.end >= n.i {
			return
		}
		end = low.end
	}
	for i := n.i - 1; i >= end; i-- {
		k := kinds[i]
		if t.to.has(k) {
			f.visit(n.t, i, t.next, n.past)
		}
		if k == absent {
			f.addressOf(t, place{n.t, i, t.next, n.past})
		}
		if t.stop.has(k) {
			return
		}
	}
	f.set(low, n, n.i)
}

// addressOf visits what the address of n, an event that is still to be added, depends
// on, if t could lead to n and addr on from there. What comes after n in its thread
// has come there by that address, added or not (event.Deps.AddrPo).
func (f *search) addressOf(t *trans, n place) {
	k := f.s.m.kinds.of[key(f.g.At(n.event()))]
	if !t.to.has(k) {
		return
	}
	steps := f.prog.at(n.q, k)
	for j := range steps {
		if u := &steps[j]; u.op == opAddrInv {
			for _, d := range f.depends(opAddr, n.event()) {
				f.to(u, n, event.ID{Thread: n.t, Index: d})
			}
		}
	}
}

// readers visits the reads that read from n.
func (f *search) readers(t *trans, n place) {
	g := f.g
	x := g.At(n.event())
	for r := g.FirstReader(x.Loc, n.event()); r != graph.None; r = g.NextReader(r) {
		if t.op == opRF || (r.Thread == n.t) == (t.op == opRFI) {
			f.to(t, n, r)
		}
	}
}

// source visits the write that n reads from, if that is an event.
func (f *search) source(t *trans, n place) {
	x := f.g.At(n.event())
	if x.HasRF && x.RF.Thread >= 0 && (t.op == opRFInv || (x.RF.Thread == n.t) == (t.op == opRFIInv)) {
		f.to(t, n, x.RF)
	}
}

// coAfter visits the writes of the location of x, the event of n, behind position pos in co.
func (f *search) coAfter(t *trans, n place, x *graph.Event, pos int32) {
	co := f.g.Co(x.Loc)
	end := int32(len(co))
	low := &f.locLow[t.mark*f.locs+x.Loc]
	if f.current(low, n) {
		if low.end <= pos+1 {
			return
		}
		end = low.end
	}
	for _, w := range co[pos+1 : end] {
		k := f.s.kind[w.Thread][w.Index]
		if t.to.has(k) {
			f.visit(w.Thread, w.Index, t.next, n.past)
		}
		if t.stop.has(k) {
			return
		}
	}
	f.set(low, n, pos+1)
}

// coBefore visits the writes that are co-before n, but for the initial one.
func (f *search) coBefore(t *trans, n place) {
	x := f.g.At(n.event())
	end := int32(1)
	low := &f.locLow[t.mark*f.locs+x.Loc]
	if f.current(low, n) {
		if low.end >= x.CoPos {
			return
		}
		end = low.end
	}
	if x.CoPos == 0 {
		return
	}
	co := f.g.Co(x.Loc)
	for p := x.CoPos - 1; p >= end; p-- {
		w := co[p]
		k := f.s.kind[w.Thread][w.Index]
		if t.to.has(k) {
			f.visit(w.Thread, w.Index, t.next, n.past)
		}
		if t.stop.has(k) {
			return
		}
	}
	f.set(low, n, x.CoPos)
}

// overwritten visits the reads of writes that are co-before n, the initial one included.
func (f *search) overwritten(t *trans, n place) {
	g := f.g
	x := g.At(n.event())
	if x.CoPos == 0 {
		return
	}
	end := int32(0)
	low := &f.locLow[t.mark*f.locs+x.Loc]
	if f.current(low, n) {
		if low.end >= x.CoPos {
			return
		}
		end = low.end
	}
	f.set(low, n, x.CoPos)
	for _, w := range g.Co(x.Loc)[end:x.CoPos] {
		for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
			f.to(t, n, r)
		}
	}
}

// synchronised visits what waits for n: the start of the thread that n creates (tc), the join
// of the thread that n ends, or the end of the barrier at which n arrives (tj).
func (f *search) synchronised(t *trans, n place) {
	g := f.g
	switch x := g.At(n.event()); {
	case t.op == opTC && x.Kind == event.ThreadCreate, t.op == opTJ && x.Kind == event.ThreadFinish:
		if y := g.Succ(n.event()); y != graph.None {
			f.to(t, n, y)
		}
	case t.op == opTJ && x.Kind == event.BarrierArrive:
		for _, y := range g.Succs(n.event()) {
			f.to(t, n, y)
		}
	}
}

// synchronising visits what n waits for.
func (f *search) synchronising(t *trans, n place) {
	g := f.g
	switch x := g.At(n.event()); {
	case t.op == opTCInv && x.Kind == event.ThreadStart, t.op == opTJInv && (x.Kind == event.ThreadJoin || x.Kind == event.BarrierLeave):
		for _, y := range g.Preds(n.event()) {
			f.to(t, n, y)
		}
	}
}

// viewAfter visits the events whose view has n.
func (f *search) viewAfter(t *trans, n place) {
	s := f.s
	closed, loose := s.m.views[t.view].closed, s.m.loose()
	for u := int32(0); u < f.threads; u++ {
		kinds := s.kind[u]
		end := int32(len(kinds))
		first := int32(0)
		if u == n.t && !loose {
			first = n.i + 1
		}
		if !closed {
			for i := first; i < end; i++ {
				if t.to.has(kinds[i]) && s.row(t.view, event.ID{Thread: u, Index: i})[n.t] >= n.i {
					f.visit(u, i, t.next, n.past)
				}
			}
			continue
		}
		// Views grow along po, so from one event on all have n.
		low := &f.threadLow[t.mark*f.threads+u]
		if f.current(low, n) {
			end = low.end
		}
		i := end - 1
		for ; i >= first && s.row(t.view, event.ID{Thread: u, Index: i})[n.t] >= n.i; i-- {
			if t.to.has(kinds[i]) && (u != n.t || i != n.i || s.loops(t.view, n.event())) {
				f.visit(u, i, t.next, n.past)
			}
		}
		if i+1 < end && (u != n.t || !loose) {
			f.set(low, n, i+1)
		}
	}
}

// viewBefore visits the events in n's view.
func (f *search) viewBefore(t *trans, n place) {
	s := f.s
	row := s.row(t.view, n.event())
	closed, loose := s.m.views[t.view].closed, s.m.loose()
	if f.row != nil && t.ends && t.to&s.m.kinds.all() == s.m.kinds.all() && !loose {
		own := f.row[n.t]
		grew := join(f.row, row)
		if closed { // n is not in its own view
			grew = grew && f.row[n.t] == own || own < n.i-1
			f.row[n.t] = max(own, n.i-1)
		}
		f.more = f.more || grew
		return
	}
	for u := int32(0); u < f.threads; u++ {
		kinds := s.kind[u]
		last := min(row[u], int32(len(kinds))-1)
		if u == n.t && closed && !loose {
			last = n.i - 1
		}
		if last < 0 {
			continue
		}
		end := int32(0)
		low := &f.threadLow[t.mark*f.threads+u]
		if f.current(low, n) {
			end = low.end
		}
		if last < end {
			continue
		}
		if u != n.t || !loose {
			f.set(low, n, last+1)
		}
		for i := last; i >= end; i-- {
			if t.to.has(kinds[i]) && (u != n.t || i != n.i || s.loops(t.view, n.event())) {
				f.visit(u, i, t.next, n.past)
			}
		}
	}
}

// loops reports whether e is in its own view v: that takes a cycle in po ∪ rf. The
// clock of a closed view has e anyway, and then what it has of other threads, or of
// later events, has e too.
func (s *State) loops(v int32, e event.ID) bool {
	row := s.row(v, e)
	if !s.m.views[v].closed {
		return row[e.Thread] >= e.Index
	}
	if !s.m.loose() {
		return false
	}
	for u, i := range row {
		if int32(u) == e.Thread {
			if i > e.Index {
				return true
			}
		} else if i >= 0 && s.row(v, event.ID{Thread: int32(u), Index: i})[e.Thread] >= e.Index {
			return true
		}
	}
	return false
}
