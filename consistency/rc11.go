package consistency

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// rc11Model is RC11 as in genmc-2024 Fig. 6: release/acquire plus acyclic(psc).
//
//	psc = [SC];po;hb;po;[SC] ∪ [SC];([F];hb)?;(po ∪ rf ∪ co ∪ fr);(hb;[F])?;[SC]
//	    ∪ [F∩SC];hb;[F∩SC] ∪ [F∩SC];hb;eco;hb;[F∩SC] ∪ [SC];po;[SC]
type rc11Model struct{}

func (rc11Model) Name() string { return "rc11" }

// Traits: without sequentially consistent events psc is empty, which leaves RA; with nothing
// weaker, and plain accesses free of races, psc orders everything.
func (rc11Model) Traits() Traits {
	return Traits{Order: OrderHB, Coherent: true, Passes: PassesReleases, Partial: true, Joint: JointRC11, IfOnlySC: scModel{}, IfNoSC: raModel{}}
}

// FromScratch implements Scratch.
func (m rc11Model) FromScratch() Model { return scratchModel{m} }

func (rc11Model) New(g *graph.Graph) State {
	s := &rc11State{}
	s.init(g)
	s.psc.reset(g.Stride())
	return s
}

type rc11State struct {
	raState
	psc pscState
	// only: no events but fences that are SeqCstOnly count as sequentially consistent.
	only bool

	// The SC fences, and hb;eco;hb between them, by their numbers: what acyclicMatrix leaves.
	fences []event.ID
	eco    []bool

	// Scratch memory of acyclicMatrix.
	events []event.ID
	at     []int32 // the numbers of the fences among them
	mark   []uint8
	level3 []int32
}

// isSC reports whether x is sequentially consistent, as what it chose makes it. That most are not is quick to see.
func (s *rc11State) isSC(x *graph.Event) bool {
	return (x.Ord.SC() || x.FailOrd == event.SeqCst) && isChosenSC(x) && (!s.only || x.Ord == event.SeqCstOnly)
}

func isChosenSC(x *graph.Event) bool {
	switch x.Kind {
	case event.Read:
		return x.HasRF && x.OrdOf(x.Val) == event.SeqCst
	case event.Write, event.Fence:
		return x.Ord.SC()
	}
	return false
}

func (s *rc11State) Push(e event.ID) {
	x := s.g.At(e)
	s.push(e, x)
	if x.Ord.SC() && (x.Kind == event.Write || x.Kind == event.Fence) && s.isSC(x) && s.takesPart(e) {
		s.psc.push(e, 2*x.Stamp, x.Kind == event.Fence)
	}
}

func (s *rc11State) Pop(e event.ID) {
	s.forget(e)
	s.raState.Pop(e)
}

// forget undoes e's part in psc: its choice, and that it is SC.
func (s *rc11State) forget(e event.ID) {
	if len(s.psc.events) == 0 {
		s.psc.seen = 0
		return
	}
	s.forgetChoice(e)
}

// forgetChoice is forget if there are SC events.
func (s *rc11State) forgetChoice(e event.ID) {
	p := &s.psc
	x := s.g.At(e)
	p.forget(s.turn(x))
	last := p.events[len(p.events)-1] == e
	if invariant.Enabled && last != (s.isSC(x) && s.takesPart(e)) {
		panic("BUG: the newest SC event is another one")
	}
	if last {
		p.pop()
	}
}

func (s *rc11State) Read(r event.ID) {
	s.raState.Read(r)
	if x := s.g.At(r); s.isSC(x) && s.takesPart(r) {
		s.psc.push(r, s.rank(x), false)
	}
}

func (s *rc11State) Unread(r event.ID) {
	s.forget(r)
	s.raState.Unread(r)
}

func (s *rc11State) Unplace(w event.ID) { s.psc.forget(s.g.At(w).Stamp) }

func (s *rc11State) Restrict(from State, n []int32) {
	f := from.(*rc11State)
	s.restrict(&f.raState, n)
	s.restrictPSC(f, f.psc.seen)
}

// Grow implements State.
func (s *rc11State) Grow(stride int) {
	s.raState.Grow(stride)
	s.psc.grow(stride)
}

// ByPosition reports whether psc is empty, also with the newest event.
func (s *rc11State) ByPosition() bool { return len(s.psc.events) == 0 }

// Reordered implements Local.
func (s *rc11State) Reordered() { s.psc.forget(0) }

// Consistent reports whether psc is acyclic.
func (s *rc11State) Consistent(e event.ID) bool {
	if len(s.psc.events) < 2 {
		return true
	}
	ok := s.acyclicPSC(e)
	if invariant.Enabled && ok != s.acyclicMatrix() {
		panic("BUG: the two checks of psc disagree")
	}
	return ok
}

// findSC leaves the sequentially consistent events in s.events, the fences of them in s.fences, and in s.eco nothing.
func (s *rc11State) findSC() {
	s.events, s.fences, s.at = s.events[:0], s.fences[:0], s.at[:0]
	for _, e := range s.g.Order {
		if x := s.g.At(e); s.isSC(x) {
			if x.Kind == event.Fence {
				s.fences, s.at = append(s.fences, e), append(s.at, int32(len(s.events)))
			}
			s.events = append(s.events, e)
		}
	}
	n := len(s.fences)
	s.eco = slices.Grow(s.eco[:0], n*n)[:n*n]
	clear(s.eco)
}

// addEco adds to s.eco what out and in, the levels of its fences at some location (fenceLevels), say.
func (s *rc11State) addEco(out, in []int32) {
	n := len(s.fences)
	for i := range n {
		for j := range n {
			s.eco[i*n+j] = s.eco[i*n+j] || out[i] < in[j]
		}
	}
}

// acyclicMatrix evaluates psc as a matrix over all sequentially consistent
// events; each entry is decided by the happens-before views and co positions.
func (s *rc11State) acyclicMatrix() bool {
	s.findSC()
	return s.acyclicFound()
}

// acyclicFound is acyclicMatrix after findSC.
func (s *rc11State) acyclicFound() bool {
	edges := s.pairs()
	defer edges.release()
	return edges.acyclic(&s.mark)
}

// pairs is psc, after findSC, by the numbers of events in s.events.
func (s *rc11State) pairs() *matrix {
	g := s.g
	ev := s.events
	edges := newMatrix(len(ev))
	for i, a := range ev {
		x := g.At(a)
		for j, b := range ev {
			if i != j && s.direct(a, x, b, g.At(b)) {
				edges.set(i, j)
			}
		}
	}
	if len(s.fences) > 0 {
		s.fenceEdges(ev, s.at, edges)
	}
	return edges
}

// direct decides the parts of psc from a to b that mention only po, hb and one
// step of rf, co or fr between a and b themselves.
func (s *rc11State) direct(a event.ID, x *graph.Event, b event.ID, y *graph.Event) bool {
	if a.Thread == b.Thread {
		if a.Index < b.Index {
			return true
		}
	} else {
		fa, fb := x.Kind == event.Fence, y.Kind == event.Fence
		prev := s.hb.Row(b.Thread, b.Index-1)[a.Thread]
		at := s.hb.Row(b.Thread, b.Index)[a.Thread]
		switch {
		case prev > a.Index: // po ; hb ; po
			return true
		case fa && prev >= a.Index: // [F] ; hb ; po
			return true
		case fb && at > a.Index: // po ; hb ; [F]
			return true
		case fa && fb && at >= a.Index: // [F] ; hb ; [F]
			return true
		}
	}
	return x.Loc >= 0 && x.Loc == y.Loc && s.step(a, x, b, y)
}

// step reports rf ∪ co ∪ fr from x to y, accesses of the same location.
func (s *rc11State) step(a event.ID, x *graph.Event, b event.ID, y *graph.Event) bool {
	if x.Kind == event.Write {
		if x.CoPos == 0 {
			return false
		}
		if y.Kind == event.Read {
			return y.HasRF && y.RF == a
		}
		return x.CoPos < y.CoPos
	}
	return x.HasRF && y.Kind == event.Write && s.g.PosOf(x) < y.CoPos
}

// level numbers accesses of one location such that eco holds from x to y iff
// level(x) < level(y): 2·position for writes, one more for their readers.
func (s *rc11State) level(x *graph.Event) int32 {
	if x.Kind == event.Write {
		if x.CoPos == 0 {
			return -1
		}
		return 2 * x.CoPos
	}
	if !x.HasRF {
		return -1
	}
	return 2*s.g.PosOf(x) + 1
}

// fenceLevels computes, for each SC fence: the lowest level of an access of location l
// that happens after it (out), the highest of one that happens before it (in), and the
// position of the newest write that does (inW). It reports whether there are any.
func (s *rc11State) fenceLevels(l int32, out, in, inW []int32) bool {
	g := s.g
	any := false
	for i, a := range s.fences {
		out[i], in[i], inW[i] = never, -1, -1
		row := s.hb.Row(a.Thread, a.Index)
		for t, k := range g.LastAccesses(l) {
			first := int32(-1)
			for k >= 0 {
				x := g.At(event.ID{Thread: int32(t), Index: k})
				lev := s.level(x)
				if lev >= 0 {
					if s.hb.Row(int32(t), k)[a.Thread] >= a.Index {
						first = lev
					} else if k <= row[t] {
						in[i] = max(in[i], lev)
						if x.Kind == event.Write {
							inW[i] = max(inW[i], x.CoPos)
							break
						}
					}
				}
				k = x.PrevLoc
			}
			if first >= 0 {
				out[i] = min(out[i], first)
			}
		}
		any = any || out[i] < never || in[i] >= 0
	}
	return any
}

// levels returns room for what fenceLevels computes.
func (s *rc11State) levels() (out, in, inW []int32) {
	n := len(s.fences)
	s.level3 = slices.Grow(s.level3[:0], 3*n)[:3*n]
	return s.level3[:n], s.level3[n : 2*n], s.level3[2*n:]
}

// fenceEdges adds the parts of psc that start with [F];hb or end with hb;[F]
// around one step of rf, co or fr, and [F];hb;eco;hb;[F]. Fence k has number at[k] in ev.
func (s *rc11State) fenceEdges(ev []event.ID, at []int32, edges *matrix) {
	g := s.g
	out, in, inW := s.levels()
	for _, l := range g.UsedLocs() {
		if g.Partial(l) {
			s.operationEdges(ev, edges, l)
			continue
		}
		if !common(g.LastAccesses(l)) || !s.fenceLevels(l, out, in, inW) {
			continue
		}
		s.addEco(out, in)
		for j, b := range ev {
			y := g.At(b)
			if y.Loc != l {
				continue
			}
			for k, f := range s.fences {
				i := int(at[k])
				if out[k] < never && !edges.has(i, j) && s.reaches(f, y, out[k]) {
					edges.set(i, j)
				}
				if in[k] >= 0 && !edges.has(j, i) && s.isReached(f, b, y, inW[k]) {
					edges.set(j, i)
				}
			}
		}
	}
	n := len(s.fences)
	for i := range n {
		for j := range n {
			if i != j && s.eco[i*n+j] {
				edges.set(int(at[i]), int(at[j]))
			}
		}
	}
}

// reaches reports whether hb and one step of rf, co or fr lead from fence f to access y, of whose location out is the lowest level after f.
func (s *rc11State) reaches(f event.ID, y *graph.Event, out int32) bool {
	if y.Kind == event.Write {
		return y.CoPos > 0 && out < 2*y.CoPos
	}
	return y.HasRF && y.RF.Thread >= 0 && s.hb.Row(y.RF.Thread, y.RF.Index)[f.Thread] >= f.Index
}

// isReached reports whether one step of rf, co or fr and hb lead from access b, which is y, to fence f; inW is the position of the newest
// write of that location before f.
func (s *rc11State) isReached(f, b event.ID, y *graph.Event, inW int32) bool {
	if y.Kind == event.Read {
		return y.HasRF && inW > s.g.PosOf(y)
	}
	if y.CoPos == 0 || inW > y.CoPos {
		return y.CoPos > 0
	}
	row := s.hb.Row(f.Thread, f.Index)
	for r := s.g.FirstReader(y.Loc, b); r != graph.None; r = s.g.NextReader(r) {
		if graph.In(row, r) {
			return true
		}
	}
	return false
}

// operationEdges adds [F];hb;eco;hb;[F] through operations on the object of l, a partial location.
func (s *rc11State) operationEdges(ev []event.ID, edges *matrix, l int32) {
	for j, b := range ev {
		if s.g.At(b).Kind != event.Fence {
			continue
		}
		s.cut = s.g.Preceding(s.cut[:0], l, s.hb.Row(b.Thread, b.Index))
		for i, a := range ev {
			if i != j && s.g.At(a).Kind == event.Fence && slices.ContainsFunc(s.cut, func(w event.ID) bool { return graph.In(s.hb.Row(w.Thread, w.Index), a) }) {
				edges.set(i, j)
			}
		}
	}
}
