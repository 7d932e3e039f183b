package runner

import (
	"genmcgo/consistency/kat"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// stepRarely is step for the relations that few models mention. They are searched as they
// are defined, without intervals.
func (f *search) stepRarely(t *trans, n place) {
	e := n.event()
	x := f.g.At(e)
	switch t.op {
	case opCOE, opCOI, opFRE, opFRI:
		f.coAfterIn(t, n, x)
	case opCOEInv, opCOIInv:
		f.coBeforeIn(t, n, x)
	case opFREInv, opFRIInv:
		f.overwrittenIn(t, n, x)
	case opPOLoc:
		f.poLocAfter(t, n, x)
	case opPOLocInv:
		f.poLocBefore(t, n, x)
	case opLoc:
		f.overlapping(t, n, x)
	case opThread:
		for i := range f.s.kind[n.t] {
			if int32(i) != n.i {
				f.atIndex(t, n, int32(i))
			}
		}
	case opAddr, opData, opCtrl:
		f.dependents(t, n)
	case opAddrInv, opDataInv, opCtrlInv:
		for _, d := range f.depends(t.op-1, e) {
			f.atIndex(t, n, d)
		}
	case opDetour:
		f.detourAfter(t, n, x)
	case opDetourInv:
		f.detourBefore(t, n, x)
	case opAlloc, opAllocInv, opFree, opFreeInv:
		f.lifetime(t, n, x)
	default:
		panic("BUG: no such relation: " + kat.Rel(t.op>>1).String())
	}
}

// coAfterIn visits the writes co-after x, the event of n, or after what x reads, of n's
// thread or of others.
func (f *search) coAfterIn(t *trans, n place, x *graph.Event) {
	if !x.HasRF && x.CoPos == 0 {
		return
	}
	for _, w := range f.g.Co(x.Loc)[f.g.PosOf(x)+1:] {
		if (w.Thread == n.t) == (t.op == opCOI || t.op == opFRI) {
			f.to(t, n, w)
		}
	}
}

// coBeforeIn visits the writes co-before x, the event of n, of n's thread or of others.
func (f *search) coBeforeIn(t *trans, n place, x *graph.Event) {
	for k := x.CoPos - 1; k > 0; k-- {
		if w := f.g.Co(x.Loc)[k]; (w.Thread == n.t) == (t.op == opCOIInv) {
			f.to(t, n, w)
		}
	}
}

// overwrittenIn visits the reads, of n's thread or of others, of what is co-before x, the
// event of n.
func (f *search) overwrittenIn(t *trans, n place, x *graph.Event) {
	g := f.g
	for _, w := range g.Co(x.Loc)[:x.CoPos] {
		for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
			if (r.Thread == n.t) == (t.op == opFRIInv) {
				f.to(t, n, r)
			}
		}
	}
}

// poLocAfter visits the accesses of n's thread after n at the location of x, the event of n.
func (f *search) poLocAfter(t *trans, n place, x *graph.Event) {
	if x.Loc >= 0 {
		for i := f.g.LastAccess(x.Loc, n.t); i > n.i; i = f.g.At(event.ID{Thread: n.t, Index: i}).PrevLoc {
			f.atIndex(t, n, i)
		}
	}
	f.skips(t, n, x, n.t, n.i+1, int32(len(f.s.kind[n.t])))
}

// poLocBefore visits the accesses of n's thread before n at the location of x, the event of n.
func (f *search) poLocBefore(t *trans, n place, x *graph.Event) {
	if x.Loc >= 0 {
		for i := x.PrevLoc; i >= 0; i = f.g.At(event.ID{Thread: n.t, Index: i}).PrevLoc {
			f.atIndex(t, n, i)
		}
	}
	f.skips(t, n, x, n.t, 0, n.i)
}

// overlapping visits the other accesses at the location of x, the event of n.
func (f *search) overlapping(t *trans, n place, x *graph.Event) {
	for u := int32(0); u < f.threads; u++ {
		i := int32(-1)
		if x.Loc >= 0 {
			i = f.g.LastAccess(x.Loc, u)
		}
		for i >= 0 {
			y := event.ID{Thread: u, Index: i}
			if y != n.event() {
				f.to(t, n, y)
			}
			i = f.g.At(y).PrevLoc
		}
		f.skips(t, n, x, u, 0, int32(len(f.s.kind[u])))
	}
}

// dependents visits the events that depend on n.
func (f *search) dependents(t *trans, n place) {
	for i := n.i + 1; int(i) < len(f.s.kind[n.t]); i++ {
		for _, d := range f.depends(t.op, event.ID{Thread: n.t, Index: i}) {
			if d == n.i {
				f.atIndex(t, n, i)
			}
		}
	}
}

// detourAfter visits the reads after x, the event of n, in its thread that read a write of
// another thread which is co-after x. A Skip has no place in co: what they read then must only
// not be a write of the thread that comes after it.
func (f *search) detourAfter(t *trans, n place, x *graph.Event) {
	g := f.g
	if x.Kind == event.Skip {
		for i := n.i + 1; int(i) < len(f.s.kind[n.t]); i++ {
			if y := g.At(event.ID{Thread: n.t, Index: i}); sameLoc(x, y) && y.HasRF && !(y.RF.Thread == n.t && y.RF.Index > n.i) {
				f.atIndex(t, n, i)
			}
		}
		return
	}
	if x.Kind != event.Write {
		return
	}
	for i := g.LastAccess(x.Loc, n.t); i > n.i; {
		y := g.At(event.ID{Thread: n.t, Index: i})
		if y.HasRF && y.RF.Thread >= 0 && y.RF.Thread != n.t && g.PosOf(y) > x.CoPos {
			f.atIndex(t, n, i)
		}
		i = y.PrevLoc
	}
}

// detourBefore visits what x, the event of n, takes a detour from: see detourAfter.
func (f *search) detourBefore(t *trans, n place, x *graph.Event) {
	if !x.HasRF {
		return
	}
	if x.RF.Thread == n.t {
		f.skips(t, n, x, n.t, x.RF.Index+1, n.i)
		return
	}
	for i := x.PrevLoc; i >= 0; {
		y := f.g.At(event.ID{Thread: n.t, Index: i})
		// A write without a place (truST/equivalence/holes.go) would stand before what x reads.
		if y.Kind == event.Write && y.CoPos < f.g.PosOf(x) {
			f.atIndex(t, n, i)
		}
		i = y.PrevLoc
	}
	f.skips(t, n, x, n.t, 0, n.i)
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

// lifetime visits what n leads to by alloc or free, or by their inverses: the accesses to an
// object and the end of its life, or its allocation.
func (f *search) lifetime(t *trans, n place, x *graph.Event) {
	switch t.op {
	case opAlloc:
		for k := range f.g.Objects() {
			if o := &f.g.Objects()[k]; o.Alloc == n.event() {
				f.object(t, n, o)
				f.frees(t, n, o)
			}
		}
	case opAllocInv:
		if o := f.objectOf(x); o != nil && o.Alloc != n.event() {
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
