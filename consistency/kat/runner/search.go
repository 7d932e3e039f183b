package runner

import (
	"genmcgo/consistency/kat"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// place is an event in a state of a program. In a search for cycles that begins
// within a word, past says that a hub was passed since.
type place struct {
	t, i int32
	q    int32
	past bool
}

func (n place) event() event.ID { return event.ID{Thread: n.t, Index: n.i} }

// search walks through the product of a graph and a program from given places. Its
// memory is reused: what it has seen is numbered by generation, so that nothing is
// cleared.
type search struct {
	s     *State
	g     *graph.Graph
	prog  *program
	gen   uint32
	seen  [][]uint32 // by thread, and event·2·states + 2·state + past
	stack []place
	// How much of what transitive relations lead to was seen, by mark and thread or
	// location: the generation, and the end of the interval.
	threadLow, locLow []interval
	threads, locs     int32

	goal  place
	cycle bool // the search is for goal, through a hub if goal is none
	once  bool // ... through no other hub
	found bool

	// Events at which a word ends, when the program is one of words; first: one is
	// enough. With row, words that begin with a view at any event join it instead.
	accept []kindSet
	hits   []event.ID
	first  bool
	row    []int32
	more   bool // row grew

	// pass: leave out hubs that are dead, because no cycle leads through them.
	pass bool
	dead graph.Marks
}

// interval is how far the events from (or to) a place have been seen in a search.
type interval struct {
	gen uint32
	end int32
}

// begin begins a search with program p.
func (f *search) begin(p *program) {
	f.g = f.s.g
	f.prog = p
	if f.gen++; f.gen == 0 { // wrapped around
		for _, r := range f.seen {
			clear(r)
		}
		clear(f.threadLow)
		clear(f.locLow)
		f.gen = 1
	}
	n := min(len(f.s.kind), f.g.Threads()) // the state may have seen graphs of more threads
	for len(f.seen) < n {
		f.seen = append(f.seen, nil)
	}
	f.threads = int32(n)
	if k := p.marks * n; k > len(f.threadLow) {
		f.threadLow = make([]interval, 2*k)
	}
	f.locs = int32(len(f.g.Space.Locs))
	if k := p.marks * int(f.locs); k > len(f.locLow) {
		f.locLow = make([]interval, 2*k)
	}
	f.stack = f.stack[:0]
	f.hits = f.hits[:0]
	f.found = false
	f.cycle, f.once, f.first = false, false, false
	f.row, f.more = nil, false
	f.goal = place{}
	f.accept = p.accept
}

// visit adds (t, i) in state q unless it was seen.
func (f *search) visit(t, i, q int32, past bool) {
	if f.cycle {
		if q == stateHub {
			if f.goal.q != stateHub {
				if past && f.once {
					return
				}
				past = true
			} else if f.once && (t != f.goal.t || i != f.goal.i) {
				return
			}
		}
		if q == f.goal.q && i == f.goal.i && t == f.goal.t && past == f.goal.past {
			f.found = true
			return
		}
	}
	if f.pass && q == stateHub && f.dead.Has(event.ID{Thread: t, Index: i}) {
		return
	}
	k := 2 * (int(i)*f.prog.states + int(q))
	if past {
		k++
	}
	row := f.seen[t]
	if k >= len(row) {
		row = append(row, make([]uint32, 2*k+64-len(row))...)
		f.seen[t] = row
	}
	if row[k] == f.gen {
		return
	}
	row[k] = f.gen
	if f.accept != nil && f.accept[q].has(f.s.kind[t][i]) {
		f.hits = append(f.hits, event.ID{Thread: t, Index: i})
		if f.first {
			f.found = true
			return
		}
	}
	f.stack = append(f.stack, place{t, i, q, past})
}

// cycleThrough reports whether a cycle of the program leads through e in state q.
func (f *search) cycleThrough(p *program, e event.ID, q int32, once bool) bool {
	f.begin(p)
	f.cycle, f.once = true, once
	f.goal = place{e.Thread, e.Index, q, q != stateHub}
	f.stack = append(f.stack, place{e.Thread, e.Index, q, false})
	f.run()
	return f.found
}

// run goes on until everything was seen, or what is sought is found.
func (f *search) run() {
	g, s := f.g, f.s
	for len(f.stack) > 0 && !f.found {
		n := f.stack[len(f.stack)-1]
		f.stack = f.stack[:len(f.stack)-1]
		steps := f.prog.at(n.q, s.kind[n.t][n.i]&(maxKinds-1))
		for j := range steps {
			f.step(&steps[j], n, g)
			if f.found {
				return
			}
		}
	}
}

// step visits what n leads to by t.
func (f *search) step(t *trans, n place, g *graph.Graph) {
	s := f.s
	switch t.op {
	case opPO:
		kinds := s.kind[n.t]
		end := int32(len(kinds))
		low := &f.threadLow[t.mark*f.threads+n.t]
		if f.fresh(low, n) {
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
	case opPOInv:
		kinds := s.kind[n.t]
		end := int32(0)
		low := &f.threadLow[t.mark*f.threads+n.t]
		if f.fresh(low, n) {
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
	case opPOImm:
		if int(n.i)+1 < len(s.kind[n.t]) {
			f.to(t, n, event.ID{Thread: n.t, Index: n.i + 1})
		}
	case opPOImmInv:
		if n.i > 0 {
			f.to(t, n, event.ID{Thread: n.t, Index: n.i - 1})
		}
	case opRF, opRFE, opRFI:
		x := g.At(n.event())
		for r := g.FirstReader(x.Loc, n.event()); r != graph.None; r = g.NextReader(r) {
			if t.op == opRF || (r.Thread == n.t) == (t.op == opRFI) {
				f.to(t, n, r)
			}
		}
	case opRFInv, opRFEInv, opRFIInv:
		x := g.At(n.event())
		if x.HasRF && x.RF.Thread >= 0 && (t.op == opRFInv || (x.RF.Thread == n.t) == (t.op == opRFIInv)) {
			f.to(t, n, x.RF)
		}
	case opCO, opFR:
		x := g.At(n.event())
		var pos int32
		if t.op == opCO {
			if pos = x.CoPos; pos == 0 {
				return
			}
		} else {
			if !x.HasRF {
				return
			}
			pos = g.PosOf(x)
		}
		co := g.Co(x.Loc)
		end := int32(len(co))
		low := &f.locLow[t.mark*f.locs+x.Loc]
		if f.fresh(low, n) {
			if low.end <= pos+1 {
				return
			}
			end = low.end
		}
		for _, w := range co[pos+1 : end] {
			k := s.kind[w.Thread][w.Index]
			if t.to.has(k) {
				f.visit(w.Thread, w.Index, t.next, n.past)
			}
			if t.stop.has(k) {
				return
			}
		}
		f.set(low, n, pos+1)
	case opCOInv:
		x := g.At(n.event())
		end := int32(1)
		low := &f.locLow[t.mark*f.locs+x.Loc]
		if f.fresh(low, n) {
			if low.end >= x.CoPos {
				return
			}
			end = low.end
		}
		if x.CoPos == 0 {
			return
		}
		co := g.Co(x.Loc)
		for p := x.CoPos - 1; p >= end; p-- {
			w := co[p]
			k := s.kind[w.Thread][w.Index]
			if t.to.has(k) {
				f.visit(w.Thread, w.Index, t.next, n.past)
			}
			if t.stop.has(k) {
				return
			}
		}
		f.set(low, n, x.CoPos)
	case opFRInv:
		x := g.At(n.event())
		if x.CoPos == 0 {
			return
		}
		end := int32(0)
		low := &f.locLow[t.mark*f.locs+x.Loc]
		if f.fresh(low, n) {
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
	case opTC, opTJ:
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
	case opTCInv, opTJInv:
		switch x := g.At(n.event()); {
		case t.op == opTCInv && x.Kind == event.ThreadStart, t.op == opTJInv && (x.Kind == event.ThreadJoin || x.Kind == event.BarrierLeave):
			for _, y := range g.Preds(n.event()) {
				f.to(t, n, y)
			}
		}
	case opRMW:
		if x := g.At(n.event()); x.HasRF && x.Succeeds(x.Val) && int(n.i)+1 < len(s.kind[n.t]) {
			f.to(t, n, event.ID{Thread: n.t, Index: n.i + 1})
		}
	case opRMWInv:
		if n.i > 0 && g.At(n.event()).Attr&event.Exclusive != 0 {
			f.to(t, n, event.ID{Thread: n.t, Index: n.i - 1})
		}
	case opView:
		f.viewAfter(t, n)
	case opViewInv:
		f.viewBefore(t, n)
	default:
		f.rarely(t, n, g)
	}
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

// to visits y by t if it is of the right kind.
func (f *search) to(t *trans, n place, y event.ID) {
	if t.to.has(f.s.kind[y.Thread][y.Index]) {
		f.visit(y.Thread, y.Index, t.next, n.past)
	}
}

// fresh reports whether iv is of this search. Nodes that have passed a hub are
// searched apart from the others: intervals hold for the former only.
func (f *search) fresh(iv *interval, n place) bool {
	return iv.gen == f.gen && n.past == f.goal.past
}

func (f *search) set(iv *interval, n place, end int32) {
	if n.past == f.goal.past {
		*iv = interval{f.gen, end}
	}
}

// skips visits the events of thread u from index first up to but not end that are at
// the location of x, the event of n, and of which, or of x, a Skip is one: graphs do
// not chain these.
func (f *search) skips(t *trans, n place, x *graph.Event, u, first, end int32) {
	if f.s.m.skips&f.s.present == 0 || x.Kind != event.Skip && !x.IsAccess() {
		return
	}
	for i := first; i < end; i++ {
		id := event.ID{Thread: u, Index: i}
		y := f.s.g.At(id)
		if (y.Kind == event.Skip || x.Kind == event.Skip && y.IsAccess()) && sameLoc(x, y) && id != n.event() {
			f.to(t, n, id)
		}
	}
}

func sameLoc(x, y *graph.Event) bool { return x.Addr == y.Addr && x.Size == y.Size }

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
		if f.fresh(low, n) {
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
		if f.fresh(low, n) {
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

// rarely is step for the relations that few models mention.
func (f *search) rarely(t *trans, n place, g *graph.Graph) {
	e := n.event()
	x := g.At(e)
	in := func(i int32) event.ID { return event.ID{Thread: n.t, Index: i} }
	switch t.op {
	case opCOE, opCOI, opFRE, opFRI:
		if !x.HasRF && x.CoPos == 0 {
			return
		}
		for _, w := range g.Co(x.Loc)[g.PosOf(x)+1:] {
			if (w.Thread == n.t) == (t.op == opCOI || t.op == opFRI) {
				f.to(t, n, w)
			}
		}
	case opCOEInv, opCOIInv:
		for k := x.CoPos - 1; k > 0; k-- {
			if w := g.Co(x.Loc)[k]; (w.Thread == n.t) == (t.op == opCOIInv) {
				f.to(t, n, w)
			}
		}
	case opFREInv, opFRIInv:
		for _, w := range g.Co(x.Loc)[:x.CoPos] {
			for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
				if (r.Thread == n.t) == (t.op == opFRIInv) {
					f.to(t, n, r)
				}
			}
		}
	case opPOLoc:
		if x.Loc >= 0 {
			for i := g.LastAccess(x.Loc, n.t); i > n.i; i = g.At(in(i)).PrevLoc {
				f.to(t, n, in(i))
			}
		}
		f.skips(t, n, x, n.t, n.i+1, int32(len(f.s.kind[n.t])))
	case opPOLocInv:
		if x.Loc >= 0 {
			for i := x.PrevLoc; i >= 0; i = g.At(in(i)).PrevLoc {
				f.to(t, n, in(i))
			}
		}
		f.skips(t, n, x, n.t, 0, n.i)
	case opLoc:
		for u := int32(0); u < f.threads; u++ {
			i := int32(-1)
			if x.Loc >= 0 {
				i = g.LastAccess(x.Loc, u)
			}
			for i >= 0 {
				y := event.ID{Thread: u, Index: i}
				if y != e {
					f.to(t, n, y)
				}
				i = g.At(y).PrevLoc
			}
			f.skips(t, n, x, u, 0, int32(len(f.s.kind[u])))
		}
	case opThread:
		for i := range f.s.kind[n.t] {
			if int32(i) != n.i {
				f.to(t, n, in(int32(i)))
			}
		}
	case opAddr, opData, opCtrl:
		for i := n.i + 1; int(i) < len(f.s.kind[n.t]); i++ {
			for _, d := range f.depends(t.op, in(i)) {
				if d == n.i {
					f.to(t, n, in(i))
				}
			}
		}
	case opAddrInv, opDataInv, opCtrlInv:
		for _, d := range f.depends(t.op-1, e) {
			f.to(t, n, in(d))
		}
	case opDetour:
		if x.Kind == event.Skip {
			for i := n.i + 1; int(i) < len(f.s.kind[n.t]); i++ {
				if y := g.At(in(i)); sameLoc(x, y) && y.HasRF && !(y.RF.Thread == n.t && y.RF.Index > n.i) {
					f.to(t, n, in(i))
				}
			}
			return
		}
		if x.Kind != event.Write {
			return
		}
		for i := g.LastAccess(x.Loc, n.t); i > n.i; {
			y := g.At(in(i))
			if y.HasRF && y.RF.Thread >= 0 && y.RF.Thread != n.t && g.PosOf(y) > x.CoPos {
				f.to(t, n, in(i))
			}
			i = y.PrevLoc
		}
	case opDetourInv:
		if !x.HasRF {
			return
		}
		if x.RF.Thread == n.t {
			f.skips(t, n, x, n.t, x.RF.Index+1, n.i)
			return
		}
		for i := x.PrevLoc; i >= 0; {
			y := g.At(in(i))
			// A write without a place (truST/holes.go) would stand before what x reads.
			if y.Kind == event.Write && y.CoPos < g.PosOf(x) {
				f.to(t, n, in(i))
			}
			i = y.PrevLoc
		}
		f.skips(t, n, x, n.t, 0, n.i)
	case opAlloc:
		for k := range g.Objects() {
			if o := &g.Objects()[k]; o.Alloc == e {
				f.object(t, n, o)
				f.frees(t, n, o)
			}
		}
	case opAllocInv:
		if o := f.objectOf(x); o != nil && o.Alloc != e {
			f.to(t, n, o.Alloc)
		}
	case opFree:
		if o := f.objectOf(x); x.Kind == event.Free && o != nil {
			f.object(t, n, o)
			f.frees(t, n, o)
		}
	case opFreeInv:
		if o := f.objectOf(x); o != nil && x.Kind != event.Malloc {
			f.frees(t, n, o)
		}
	default:
		panic("BUG: no such relation: " + kat.Rel(t.op>>1).String())
	}
}

// objectOf is the object that x, an access or the end of its life, is about; nil if
// there is none.
func (f *search) objectOf(x *graph.Event) *graph.Object {
	switch {
	case x.Loc >= 0 && x.Addr.IsDynamic():
		return f.g.ObjectOf(x.Loc, x.Addr)
	case x.Kind == event.Free:
		return f.g.ObjectAt(x.Addr)
	}
	return nil
}

// object visits the accesses to o.
func (f *search) object(t *trans, n place, o *graph.Object) {
	g := f.g
	for _, l := range g.UsedLocs() {
		if a := g.Space.Locs[l].Addr; a < o.Base || a >= o.Base+event.Addr(o.Len) {
			continue
		}
		for u := int32(0); u < f.threads; u++ {
			for i := g.LastAccess(l, u); i >= 0; {
				y := event.ID{Thread: u, Index: i}
				f.to(t, n, y)
				i = g.At(y).PrevLoc
			}
		}
	}
}

// frees visits the ends of o's life; n, if it is one, is not another one.
func (f *search) frees(t *trans, n place, o *graph.Object) {
	for _, y := range f.g.Order {
		if x := f.g.At(y); x.Kind == event.Free && y != n.event() && f.g.ObjectAt(x.Addr) == o {
			f.to(t, n, y)
		}
	}
}

// depends are the events that e depends on, by index.
func (f *search) depends(o op, e event.ID) []int32 {
	table := f.g.Space.Deps
	if table == nil {
		return nil
	}
	x := f.g.At(e)
	d := table.Deps(x.Label.Deps)
	switch o {
	case opAddr:
		return table.Events(d.Addr)
	case opData:
		return table.Events(d.Data)
	}
	return table.Events(d.Ctrl)
}
