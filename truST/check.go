package trust

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// The checks of this file find what is wrong with an execution beyond what one
// thread's own steps say. Each looks only at the event just added: a pair of
// conflicting events is seen when the second of them is added, in every graph
// that has both. All return whether the execution is to be explored further.

type foundKey struct {
	kind       ErrorKind
	pos, other int32
	name       string // of a ModelError or ModelWarning
}

// found records an error (or, for warning kinds, a warning) once per kind and
// position. It returns whether to go on with the execution.
func (w *worker) found(x *execution, f Found) bool {
	if w.eq.impossible(x) {
		return true
	}
	warn := w.isWarning(f.Kind)
	k := f.key()
	if !warn && w.cfg.Minimise != nil {
		w.smaller(x, k, f)
		if w.shared.sampling && !w.cfg.KeepGoing {
			w.shared.stop("error")
			return false
		}
		return true
	}
	if !w.seen[k] {
		w.seen[k] = true
		f.Graph = w.evidence(x)
		if warn {
			w.res.Warnings = append(w.res.Warnings, f)
		} else {
			w.res.Errors = append(w.res.Errors, f)
		}
	}
	if !warn && !w.cfg.KeepGoing {
		w.shared.stop("error")
		return false
	}
	return true
}

func (w *worker) isWarning(k ErrorKind) bool {
	switch k {
	case Leak, UnorderedWrites, ExitStatus, Daemon, ModelWarning:
		return true
	case Liveness:
		return !w.cfg.CheckLiveness
	}
	return false
}

// at describes event id as an error between it and other (graph.None for none).
func (w *worker) at(x *execution, k ErrorKind, id, other event.ID, format string, args ...any) bool {
	f := Found{Kind: k, Msg: -1, Pos: x.g.At(id).Pos, Other: -1, Thread: id.Thread, Event: id, Conflict: other}
	if other.Thread >= 0 {
		f.Other = x.g.At(other).Pos
	}
	if !w.seen[foundKey{f.Kind, f.Pos, f.Other, ""}] {
		f.Detail = fmt.Sprintf(format, args...)
	}
	return w.found(x, f)
}

// threadFault reports that the next step of thread t is an error. Something that
// is not modelled ends the run, whatever else is wanted: nothing beyond it can
// be trusted.
func (w *worker) threadFault(x *execution, t int32, s *event.Step) {
	f := Found{Kind: ErrorKind(s.Why), Msg: s.Msg, Pos: s.Pos, Other: -1, Thread: t,
		Event: event.ID{Thread: t, Index: x.g.Len(t)}, Conflict: graph.None}
	if event.Fault(s.Why) == event.FaultUninit {
		f.Conflict, f.Other = w.birth(x, t, s.Origin())
	}
	w.found(x, f)
	if event.Fault(s.Why) == event.FaultUnsupported {
		w.shared.stop("unsupported")
	}
}

// birth follows undefined bits of thread t to where they come from: the allocation of
// memory that was never written, or the position of the variable whose bits they are. at is the
// last event on the way, graph.None if there is none.
func (w *worker) birth(x *execution, t int32, o event.Origin) (at event.ID, pos int32) {
	at, pos = graph.None, -1
	for range len(x.g.Order) + 1 {
		if p, ok := o.Pos(); ok {
			return at, p
		}
		i, ok := o.Event()
		if !ok || i >= x.g.Len(t) {
			break
		}
		at = event.ID{Thread: t, Index: i}
		e := x.g.At(at)
		pos = e.Pos
		if e.Kind != event.Read || e.Val.Hi == 0 || e.Step.Size > 8 || !e.HasRF {
			break
		}
		if e.RF.Thread < 0 {
			if obj := x.g.ObjectOf(e.Loc, e.Addr); obj != nil {
				return obj.Alloc, x.g.At(obj.Alloc).Pos
			}
			break
		}
		at, t = e.RF, e.RF.Thread
		pos, o = x.g.At(at).Pos, x.g.At(at).Step.Origin()
	}
	return at, pos
}

// checkAccess checks that access id touches memory that is allocated and not
// freed, and has the size that the location is accessed with elsewhere.
func (w *worker) checkAccess(x *execution, id event.ID) bool {
	g := x.g
	e := g.At(id)
	loc := &w.space.Locs[e.Loc]
	if len(loc.Overlaps) > 0 && !w.checkOverlap(x, id, loc) || !w.checkSection(loc) {
		return false
	}
	if !loc.Dynamic {
		return true
	}
	o := g.ObjectOf(e.Loc, e.Addr)
	if o == nil {
		return w.noObject(x, id)
	}
	if !x.st.HappensBefore(o.Alloc, id) {
		return w.at(x, Unallocated, id, o.Alloc, "the memory's allocation does not happen before the access")
	}
	if e.Addr+event.Addr(e.Size) > o.Base+event.Addr(o.Len) {
		return w.at(x, OutOfBounds, id, o.Alloc, "%d bytes at offset %d of an object of %d bytes", e.Size, e.Addr-o.Base, o.Len)
	}
	if o.Free != graph.None && !x.early(id, o.Free) {
		switch {
		case !x.st.HappensBefore(o.Free, id):
			return w.at(x, FreeRace, id, o.Free, "the access races with the end of the memory's life")
		case o.Attr&event.Stack != 0:
			return w.at(x, UseAfterReturn, id, o.Free, "access to a local variable of a function that has returned")
		default:
			return w.at(x, UseAfterFree, id, o.Free, "access to freed memory")
		}
	}
	return true
}

// noObject reports an access to dynamic memory outside of every object.
func (w *worker) noObject(x *execution, id event.ID) bool {
	g := x.g
	e := g.At(id)
	if e.Addr.IsStack() {
		if t := w.space.Lookup(e.Addr.Owner()); t >= 0 && t != id.Thread {
			w.shared.refine(func(r *Refinement) bool {
				for _, a := range r.Shared {
					if a == e.Addr {
						return false
					}
				}
				r.Shared = append(r.Shared, e.Addr)
				return true
			})
			if w.shared.stopped() {
				return false
			}
		}
	}
	// The nearest objects below and above whose red zones the access hits, if any.
	var near, above *graph.Object
	for i := range g.Objects() {
		o := &g.Objects()[i]
		if e.Addr.Owner() != o.Base.Owner() || !e.Addr.SameArea(o.Base) {
			continue
		}
		if o.Base <= e.Addr && (near == nil || o.Base > near.Base) {
			near = o
		}
		if o.Base > e.Addr && (above == nil || o.Base < above.Base) {
			above = o
		}
	}
	if above != nil && above.Base-e.Addr <= 16 {
		return w.at(x, OutOfBounds, id, above.Alloc, "%d bytes, %d bytes before an object of %d bytes", e.Size, above.Base-e.Addr, above.Len)
	}
	if near != nil && e.Addr-near.Base <= event.Addr(near.Len)+4096 {
		return w.at(x, OutOfBounds, id, near.Alloc, "%d bytes at offset %d of an object of %d bytes", e.Size, e.Addr-near.Base, near.Len)
	}
	return w.at(x, Unallocated, id, graph.None, "access to memory that is not allocated (address 0x%x)", uint64(e.Addr))
}

// checkOverlap looks for accesses of the same bytes with another size or
// alignment in the same graph. Plain accesses can be cut smaller, others made with the
// bytes of a larger one (mixed.go): then the exploration starts again with such accesses.
func (w *worker) checkOverlap(x *execution, id event.ID, loc *graph.Loc) bool {
	g := x.g
	e := g.At(id)
	for _, l := range loc.Overlaps {
		for t := int32(0); int(t) < g.Threads(); t++ {
			i := g.LastAccess(l, t)
			if i < 0 {
				continue
			}
			o := event.ID{Thread: t, Index: i}
			y := g.At(o)
			var cuts []event.Addr
			cut := func(a *graph.Event, b *graph.Event) {
				if a.Attr&event.Splittable == 0 {
					return
				}
				for _, p := range [2]event.Addr{b.Addr, b.Addr + event.Addr(b.Size)} {
					if p > a.Addr && p < a.Addr+event.Addr(a.Size) {
						cuts = append(cuts, p)
					}
				}
			}
			cut(e, y)
			cut(y, e)
			w.shared.refine(func(r *Refinement) bool {
				if len(cuts) > 0 {
					return r.cut(cuts)
				}
				end := ^event.Addr(0) // the machine knows where static objects end
				if loc.Dynamic {
					end = 0
					if o := g.ObjectOf(e.Loc, e.Addr); o != nil {
						end = o.Base + event.Addr(o.Len)
					}
				}
				return r.mix(e, y, end)
			})
			if w.shared.stopped() {
				return false
			}
			return w.at(x, MixedSize, id, o, "accesses of %d and %d bytes overlap", e.Size, y.Size)
		}
	}
	return true
}

// checkRace looks for accesses of the same location that conflict with id, one
// of the two not atomic, unordered by happens-before.
func (w *worker) checkRace(x *execution, id event.ID) bool {
	if w.traits.Judges {
		return w.judge(x, id) && (len(x.stalls) == 0 || x.g.At(id).Kind != event.Write || w.waitRaces(x, id))
	}
	if w.cfg.NoRaces {
		return true
	}
	g := x.g
	e := g.At(id)
	if !w.space.Locs[e.Loc].Plain {
		return true
	}
	if e.Attr&event.Quiet != 0 {
		return true
	}
	hb := x.before(id, &w.hb)
	plain, write := e.Plain(), e.Kind == event.Write
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(e.Loc, t); i > hb[t]; {
			y := g.At(event.ID{Thread: t, Index: i})
			if (plain || y.Plain()) && (write || y.Kind == event.Write) && y.Attr&event.Quiet == 0 &&
				!x.st.HappensBefore(id, event.ID{Thread: t, Index: i}) && // unless id was added late, or y was revisited by it
				!disjoint(e, y) {
				return w.at(x, Race, id, event.ID{Thread: t, Index: i}, "%s and %s of the same memory are not ordered", accessName(e), accessName(y))
			}
			i = y.PrevLoc
		}
	}
	return !write || len(x.stalls) == 0 || w.waitRaces(x, id)
}

// judge lets the model say what is wrong with id.
func (w *worker) judge(x *execution, id event.ID) bool {
	w.judging.x, w.judging.id, w.judging.ok, w.judging.any = x, id, true, false
	x.st.(consistency.Judge).Judge(id, w.judging.found)
	return w.judging.ok
}

// violation reports v, which the model says of w.judging.id. What it calls as it is
// called here is the same thing.
func (w *worker) violation(v consistency.Violation) bool {
	x, id := w.judging.x, w.judging.id
	g := x.g
	f := Found{Kind: ModelError, Msg: -1, Pos: g.At(id).Pos, Other: -1, Name: v.Name, Thread: id.Thread, Event: id, Conflict: v.Other}
	if v.Warning {
		f.Kind = ModelWarning
	}
	if v.Other.Thread >= 0 {
		y := g.At(v.Other)
		if disjoint(g.At(id), y) {
			return true
		}
		f.Other = y.Pos
		switch e := g.At(id); {
		case !e.IsAccess() || !y.IsAccess():
		case v.Name == consistency.DataRace && !v.Warning:
			f.Kind, f.Name = Race, ""
			f.Detail = fmt.Sprintf("%s and %s of the same memory are not ordered", accessName(e), accessName(y))
		case v.Name == consistency.UnorderedWrites && v.Warning:
			f.Kind, f.Name = UnorderedWrites, ""
			f.Detail = "two writes of the same memory are not ordered"
		}
	}
	w.judging.any = true
	w.judging.ok = w.found(x, f)
	return w.judging.ok
}

func accessName(e *graph.Event) string {
	s := "atomic "
	if e.Ord == event.NotAtomic {
		s = "plain "
	}
	if e.Kind == event.Write {
		return s + "write"
	}
	return s + "read"
}

// checkRead checks read r, whose rf was just set.
func (w *worker) checkRead(x *execution, r event.ID) bool {
	e := x.g.At(r)
	if (e.Val.Hi != 0 || e.Step.Size > 8) && !w.checkUninit(x, r) {
		return false
	}
	if w.space.Locs[e.Loc].Dynamic && !w.checkFresh(x, r) {
		return false
	}
	return w.checkRace(x, r) && (!w.space.Locs[e.Loc].Resized || w.checkResized(x, r))
}

// checkUninit checks that read r does not use undefined bits. A plain read does not: if
// its thread uses what it read, that is a fault of the thread. Atomic reads use a value that is undefined
// altogether: of a structure with padding some bits are not written. An awaiting read uses
// all.
func (w *worker) checkUninit(x *execution, r event.ID) bool {
	e := x.g.At(r)
	s := &e.Step.Label
	if e.Ord == event.NotAtomic && s.Await == event.AwaitNone || e.Attr&event.Quiet != 0 || s.Len&event.CopiedBit != 0 {
		return true
	}
	if _, n := s.Span(); n > s.Size { // a part of an access: the thread looks at the whole
		return true
	}
	other := e.RF
	if e.RF.Thread < 0 {
		o := x.g.ObjectOf(e.Loc, e.Addr)
		if o == nil || o.Attr&event.Zeroed != 0 {
			return true
		}
		other = o.Alloc
	} else if s.Size > 8 || e.Val.Hi != ^uint64(0)>>(64-8*uint(s.Size)) && s.Await == event.AwaitNone {
		return true
	}
	if e.RF.Thread < 0 {
		return w.at(x, UninitRead, r, other, "the memory was never written")
	}
	return w.at(x, UninitRead, r, other, "what was written there was never initialised")
}

// checkFresh looks whether access id and another show that memory was known to
// a second thread when its owner wrote to it as if to fresh memory (event.Fresh):
// then the exploration starts anew without that notion. It is enough that every
// access of others happens after all such writes: they can not tell then which of
// them were left out.
func (w *worker) checkFresh(x *execution, id event.ID) bool {
	g := x.g
	e := g.At(id)
	if e.Addr.IsStack() {
		return true
	}
	owner := w.space.Lookup(e.Addr.Owner())
	if owner < 0 {
		return true
	}
	known := false
	if owner != id.Thread {
		hb := x.before(id, &w.hb)
		for i := g.LastAccess(e.Loc, owner); i > hb[owner] && !known; {
			y := g.At(event.ID{Thread: owner, Index: i})
			known = y.Attr&event.Fresh != 0
			i = y.PrevLoc
		}
	} else if e.Attr&event.Fresh != 0 {
		for t := int32(0); int(t) < g.Threads() && !known; t++ {
			known = t != owner && g.LastAccess(e.Loc, t) >= 0
		}
	}
	if known {
		w.shared.refine(func(r *Refinement) bool {
			old := r.NoFresh
			r.NoFresh = true
			return !old
		})
	}
	return !w.shared.stopped()
}

// checkWrite checks write id, which was just placed.
func (w *worker) checkWrite(x *execution, id event.ID) bool {
	if w.space.Locs[x.g.At(id).Loc].Dynamic && !w.checkFresh(x, id) {
		return false
	}
	if !w.checkRace(x, id) || w.space.Locs[x.g.At(id).Loc].Resized && !w.checkResized(x, id) {
		return false
	}
	if !w.cfg.WarnUnordered || w.traits.Judges {
		return true
	}
	g := x.g
	e := g.At(id)
	var v []int32
	if w.loose {
		v = x.before(id, &w.hb)
	} else {
		v = g.PORF(id)
	}
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(e.Loc, t); i > v[t]; {
			y := g.At(event.ID{Thread: t, Index: i})
			if y.Kind == event.Write && !x.st.HappensBefore(id, event.ID{Thread: t, Index: i}) && !disjoint(e, y) { // unless id was added late
				return w.at(x, UnorderedWrites, id, event.ID{Thread: t, Index: i}, "two writes of the same memory are not ordered")
			}
			i = y.PrevLoc
		}
	}
	return true
}

// checkJoin checks that step s of thread t joins a thread that nobody joined.
func (w *worker) checkJoin(x *execution, t int32, s *event.Step) {
	if j := x.g.Joiner(w.space.Joined(s)); j != graph.None {
		w.found(x, Found{Kind: JoinMisuse, Msg: -1, Detail: "the thread was joined before", Pos: s.Pos, Other: x.g.At(j).Pos,
			Thread: t, Event: event.ID{Thread: t, Index: x.g.Len(t)}, Conflict: j})
	}
}

// checkEvent checks events that are neither read nor write.
func (w *worker) checkEvent(x *execution, id event.ID) bool {
	g := x.g
	e := g.At(id)
	switch e.Kind {
	case event.Free:
		if !w.checkFree(x, id) {
			return false
		}
	case event.ObjectSize:
		o := g.ObjectAt(e.Addr)
		// The value does not depend on what is wrong, so it is set first.
		if o != nil && o.Base == e.Addr {
			e.Val = event.V(o.Len)
			g.SetNext(id.Thread, nil)
			w.eq.relink(x, id)
		}
		if o == nil || o.Base != e.Addr || o.Attr&event.Stack != 0 {
			return w.at(x, InvalidFree, id, graph.None, "the address is not the start of a heap object")
		}
		if o.Free != graph.None {
			if !x.st.HappensBefore(o.Free, id) {
				return w.at(x, FreeRace, id, o.Free, "the use races with the end of the memory's life")
			}
			return w.at(x, UseAfterFree, id, o.Free, "the memory was freed")
		}
		if !x.st.HappensBefore(o.Alloc, id) {
			return w.at(x, Unallocated, id, o.Alloc, "the memory's allocation does not happen before its use")
		}
	case event.BarrierArrive:
		if g.Round(id.Thread, e.Addr) > int(e.Step.Len) {
			w.shared.refine(func(r *Refinement) bool {
				old := r.GenericBarriers
				r.GenericBarriers = true
				return !old
			})
			return !w.shared.stopped()
		}
	}
	return !w.traits.Judges || w.judge(x, id)
}

func (w *worker) checkFree(x *execution, id event.ID) bool {
	g := x.g
	e := g.At(id)
	o := g.ObjectAt(e.Addr)
	stack := e.Attr&event.Stack != 0
	switch {
	case o == nil || o.Base != e.Addr:
		return w.at(x, InvalidFree, id, graph.None, "the address is not the start of a heap object")
	case o.Attr&event.Stack != 0 && !stack:
		return w.at(x, InvalidFree, id, o.Alloc, "the address is that of a local variable")
	}
	if o.Free != graph.None {
		if x.st.HappensBefore(o.Free, id) {
			return w.at(x, DoubleFree, id, o.Free, "the memory was freed before")
		}
		return w.at(x, DoubleFree, id, o.Free, "the memory is freed twice, concurrently")
	}
	if !x.st.HappensBefore(o.Alloc, id) {
		return w.at(x, Unallocated, id, o.Alloc, "the memory's allocation does not happen before its release")
	}
	g.SetFree(o, id)
	hb := x.before(id, &w.hb)
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.Slots(t) - 1; i > hb[t]; i-- {
			y := g.At(event.ID{Thread: t, Index: i})
			if y.Absent || x.st.HappensBefore(id, event.ID{Thread: t, Index: i}) {
				continue
			}
			used := y.Loc >= 0 && y.Addr >= o.Base && y.Addr < o.Base+event.Addr(o.Len) && !x.early(event.ID{Thread: t, Index: i}, id)
			if used || y.Kind == event.ObjectSize && y.Addr == o.Base {
				return w.at(x, FreeRace, id, event.ID{Thread: t, Index: i}, "the end of the memory's life races with an access")
			}
		}
	}
	return true
}

// early reports whether event r is a sticky read and its thread was woken before event e: a
// write that does so happens before e. It does not look at what it waited on again then,
// so the memory may be given back before its read is found in the graph.
func (x *execution) early(r, e event.ID) bool {
	g := x.g
	y := g.At(r)
	if y.Kind != event.Read || y.Attr&event.Sticky == 0 {
		return false
	}
	from := 1
	if own := g.LastWrite(y.Loc, r.Thread, r.Index-1); own != graph.None {
		from += int(g.At(own).CoPos)
	}
	for _, c := range g.Co(y.Loc)[from:] {
		if y.Admits(g.ValueOf(y.Loc, c)) && x.st.HappensBefore(c, e) {
			return true
		}
	}
	return false
}

// finish counts execution x, to which nothing can be added.
func (w *worker) finish(x *execution) {
	g := x.g
	if w.eq.impossible(x) {
		return // see holes.go
	}
	if n := len(g.Order); n > w.res.Stats.MaxEvents {
		w.res.Stats.MaxEvents = n
	}
	blocked := w.isBlocked(x)
	if blocked {
		w.blocked(x)
		if w.res.Complete == 0 {
			w.noteStops(x)
		}
	} else {
		if w.cfg.MaxExecutions > 0 && !w.shared.admit() {
			return
		}
		w.complete(x)
		if w.probe != nil {
			w.probe.see(w, x)
		}
	}
	w.counted(blocked)
	if w.cfg.OnExecution != nil {
		w.show(x, blocked)
	}
}

// counted adds an execution to the counts.
func (w *worker) counted(blocked bool) {
	if w.cfg.Minimise != nil {
		w.shared.another()
	}
	if blocked {
		w.res.Blocked++
		w.unsentBlocked++
	} else {
		w.res.Complete++
		w.unsent++
	}
}

// quiet reports whether the complete execution that x turns into when thread t
// ends has nothing to warn of (see complete), and nobody but a thread that waits
// to join others goes on then. That thread, or -1, is left in w.joiner.
func (w *worker) quiet(x *execution, t int32) bool {
	g := x.g
	w.joiner = -1
	for u := int32(0); int(u) < g.Threads(); u++ {
		if u == t || !g.Exists(u) {
			continue
		}
		if e := g.Last(u); e != nil && e.Kind == event.ThreadFinish {
			if badExit(e.Step) {
				return false
			}
		} else if s := g.Next(u); w.joiner < 0 && s != nil && s.Kind == event.ThreadJoin {
			w.joiner = u
		} else {
			return false
		}
	}
	for i := range g.Objects() {
		o := &g.Objects()[i]
		if p := int(g.At(o.Alloc).Pos); o.Free == graph.None && o.Attr&event.Stack == 0 && (p >= len(w.leaked) || !w.leaked[p]) {
			return false
		}
	}
	return true
}

// badExit reports whether the program's status is not 0 when a thread ends with
// step s: main's result, or what any thread passed to exit.
func badExit(s *event.Step) bool {
	return s.EndsProcess() && uint32(s.Val.Lo) != 0
}

// show hands execution x to Config.OnExecution. The lock is one of its own, and
// given back also if the callback panics.
func (w *worker) show(x *execution, blocked bool) {
	s := w.snapshot(x)
	w.shared.showing.Lock()
	defer w.shared.showing.Unlock()
	w.cfg.OnExecution(s, blocked)
}

// complete looks for what is only worth a warning in a complete execution.
func (w *worker) complete(x *execution) {
	g := x.g
	waiting := w.checkDaemons(x)
	if waiting {
		w.res.Waiting++
	}
	for i := range g.Objects() {
		o := &g.Objects()[i]
		if waiting || o.Free != graph.None || o.Attr&event.Stack != 0 {
			continue // a thread that waits may have the memory in use
		}
		p := int(g.At(o.Alloc).Pos)
		for p >= len(w.leaked) {
			w.leaked = append(w.leaked, false)
		}
		if !w.leaked[p] {
			w.leaked[p] = true
			w.at(x, Leak, o.Alloc, graph.None, "%d bytes are never freed", o.Len)
		}
	}
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		// The status is main's result, or what any thread passed to exit.
		if e := g.Last(t); badExit(e.Step) && !w.seen[foundKey{ExitStatus, e.Pos, -1, ""}] {
			w.at(x, ExitStatus, event.ID{Thread: t, Index: g.Len(t) - 1}, graph.None, "the program ends with status %d", int32(e.Val.Lo))
		}
	}
}

// blocked decides whether a blocked execution is an error: every thread that
// did not finish waits for something that nobody will do. A wait counts only if
// it stands on the co-last writes: otherwise another execution goes on where
// this one stops.
func (w *worker) blocked(x *execution) {
	w.eq.settleWaits(x)
	g := x.g
	var spin, lock = int32(-1), int32(-1)
	var spinPos, lockPos int32
	unroll, other, wait, over := false, false, false, false
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		e := g.Last(t)
		if e != nil && e.Kind == event.ThreadFinish {
			over = over || e.Step.EndsProcess() // nobody waits any more
			continue
		}
		if e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val) {
			wait = true
			switch {
			case !w.stuck(x, e) || event.BlockReason(e.Why) == event.BlockAssume:
				other = true
			case event.BlockReason(e.Why) == event.BlockSpin:
				spin, spinPos = t, e.Pos
			case x.onTrial(e):
				other = true
			default:
				lock, lockPos = t, e.Pos
			}
			continue
		}
		s := w.next(x, t)
		switch s.Kind {
		case event.Error:
			other = true
		case event.ThreadJoin, event.BarrierLeave:
			wait = wait || s.Kind == event.BarrierLeave
			if lock < 0 {
				lock, lockPos = t, s.Pos
			}
		case event.Block:
			switch event.BlockReason(s.Why) {
			case event.BlockAssume:
				w.res.Stats.AssumeBlocked++
				other = true
			case event.BlockUnroll:
				w.res.BoundedAt[s.Pos]++
				unroll = true
			case event.BlockSpin:
				wait = true
				w.res.Stats.SpinBlocked++
				if !w.spinStuck(x, t, int32(s.Len)) {
					other = true
				} else {
					spin, spinPos = t, s.Pos
				}
			case event.BlockMoot:
				w.res.Stats.MootBlocked++
				other = true
			case event.BlockPause:
				other = true
			case event.BlockCalls, event.BlockSteps, event.BlockStack, event.BlockHeap, event.BlockRounds:
				w.limit(s)
				other = true
			default:
				wait = true
				lock, lockPos = t, s.Pos
			}
		}
	}
	if unroll {
		w.res.Bounded++
		if !other && !wait {
			w.res.Cut++
		}
	}
	if other || unroll || over {
		return
	}
	f, ok := w.endless(x, spin, spinPos, lock, lockPos)
	if !ok {
		return
	}
	if !w.seen[foundKey{f.Kind, f.Pos, f.Other, ""}] || !w.isWarning(f.Kind) {
		f.Event = event.ID{Thread: f.Thread, Index: g.Len(f.Thread)}
		w.found(x, f)
	}
}

// onTrial reports whether awaiting read e waits for a lock that a thread holds on trial:
// it waits for another one, and gives this one up (event.Trial).
func (x *execution) onTrial(e *graph.Event) bool {
	g := x.g
	if e.RF.Thread < 0 || e.RF.Thread >= int32(g.Threads()) || g.At(e.RF).Attr&event.Trial == 0 {
		return false
	}
	l := g.Last(e.RF.Thread)
	return l.Kind == event.Read && l.Attr&event.Trial != 0 && l.Await != event.AwaitNone && !l.Admits(l.Val)
}

// stuck reports whether awaiting read e, which did not get what it waits for,
// never will.
func (w *worker) stuck(x *execution, e *graph.Event) bool {
	co := x.g.Co(e.Loc)
	if e.Attr&event.Sticky != 0 {
		for k := int(x.g.PosOf(e)); k < len(co); k++ {
			if e.Admits(x.g.ValueOf(e.Loc, co[k])) {
				return false
			}
		}
		return true
	}
	return int(x.g.PosOf(e)) == len(co)-1
}

// spinStuck reports whether the last n events of t, the last iteration of its
// spin-loop, all read the co-last writes. With n = 0 only the last read counts.
func (w *worker) spinStuck(x *execution, t, n int32) bool {
	g := x.g
	for i := g.Len(t) - 1; i >= 0; i-- {
		e := g.At(event.ID{Thread: t, Index: i})
		if e.Kind == event.Read {
			if k := int(g.PosOf(e)); k < len(g.Co(e.Loc))-1 {
				// A read-modify-write that put back what it read may have been followed
				// by others of its kind only, and by what the iteration wrote and undid.
				for _, c := range g.Co(e.Loc)[k+1:] {
					own := c.Thread == t && c.Index >= g.Len(t)-n
					if !own && (!g.IsRMWWrite(c) || g.At(c).Val != e.Val) {
						return false
					}
				}
			}
			if n == 0 {
				return true
			}
		}
		if n > 0 && g.Len(t)-i >= n {
			break
		}
	}
	return true
}
