package check

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Fault is the finding that the next step of thread t is an error. If it names memory it is none where that has joint accesses.
func (c *Checks) Fault(x *execution.Execution, t int32, s *event.Step) *Finding {
	f := fault(x, t, s)
	if a := s.Addr; c.joins && a != 0 && event.Fault(s.Why) == event.FaultUnsupported {
		f.Refine = func(r *config.Refinement) bool {
			changed := cutAt(r, []event.Addr{a, a + event.Addr(s.Size)})
			return join(r, a) || changed
		}
	}
	return f
}

func fault(x *execution.Execution, t int32, s *event.Step) *Finding {
	f := &result.Found{Kind: result.ErrorKind(s.Why), Msg: s.Msg, Pos: s.Pos, Other: -1, Thread: t,
		Event: event.ID{Thread: t, Index: x.Graph.Len(t)}, Conflict: graph.None}
	switch event.Fault(s.Why) {
	case event.FaultUninit:
		f.Conflict, f.Other = birth(x, t, s.Origin())
	case event.FaultOperation:
		f.Conflict, f.Other = operationBefore(x, t, s)
	}
	return &Finding{Found: f}
}

// operationBefore is what else has to do with s, an error of an operation of thread t: the operation on the object
// that came before, which is an event, or a position; graph.None and -1 if nothing has.
func operationBefore(x *execution.Execution, t int32, s *event.Step) (at event.ID, pos int32) {
	at, pos = graph.None, -1
	if p, ok := s.Origin().Pos(); ok {
		return at, p
	}
	id := event.ID{Thread: t, Index: x.Graph.Len(t) - 2}
	for s.Len&(event.OperationBefore|event.OperationFirst) != 0 && id.Index >= 0 {
		r := x.Graph.At(id)
		if !r.Addr.IsObject() || !r.HasRF || r.RF.Thread < 0 {
			break
		}
		at, pos = r.RF, x.Graph.At(r.RF).Pos
		if s.Len&event.OperationBefore != 0 {
			break
		}
		id = event.ID{Thread: at.Thread, Index: at.Index - 1}
	}
	return at, pos
}

// birth follows undefined bits of thread t to where they come from: the allocation of
// memory that was never written, or the position of the variable whose bits they are. at is the
// last event on the way, graph.None if there is none.
func birth(x *execution.Execution, t int32, o event.Origin) (at event.ID, pos int32) {
	at, pos = graph.None, -1
	for range len(x.Graph.Order) + 1 {
		if p, ok := o.Pos(); ok {
			return at, p
		}
		i, ok := o.Event()
		if !ok || i >= x.Graph.Len(t) {
			break
		}
		at = event.ID{Thread: t, Index: i}
		e := x.Graph.At(at)
		pos = e.Pos
		if e.Kind != event.Read || e.Val.Hi == 0 || e.Step.Size > 8 || !e.HasRF {
			break
		}
		if e.RF.Thread < 0 {
			if obj := x.Graph.ObjectOf(e.Loc, e.Addr); obj != nil {
				return obj.Alloc, x.Graph.At(obj.Alloc).Pos
			}
			break
		}
		at, t = e.RF, e.RF.Thread
		pos, o = x.Graph.At(at).Pos, x.Graph.At(at).Step.Origin()
	}
	return at, pos
}

// alive checks that access id touches memory that is allocated and not freed.
func alive(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	a, n := e.Step.Covers()
	o := g.ObjectOf(e.Loc, a)
	if o == nil {
		return noObject(x, id, out)
	}
	if !x.State.HappensBefore(o.Alloc, id) {
		f := at(x, result.Unallocated, id, o.Alloc, "the memory's allocation does not happen before the access")
		f.Refine = sharing(g, id, a) // another thread may know a local variable before its address is seen to get out
		return out.Report(x, f)
	}
	if a+event.Addr(n) > o.Base+event.Addr(o.Len) {
		return out.Report(x, at(x, result.OutOfBounds, id, o.Alloc, "%d bytes at offset %d of an object of %d bytes", n, a-o.Base, o.Len))
	}
	if o.Free != graph.None && !early(x, id, o.Free) {
		switch {
		case !x.State.HappensBefore(o.Free, id):
			return out.Report(x, at(x, result.FreeRace, id, o.Free, "nothing orders the access before the end of the memory's life"))
		case o.Attr&event.Stack != 0:
			return out.Report(x, at(x, result.UseAfterReturn, id, o.Free, "access to a local variable of a function that has returned, or a thread-local one of a thread that has ended"))
		default:
			return out.Report(x, at(x, result.UseAfterFree, id, o.Free, "access to freed memory"))
		}
	}
	return true
}

// noObject reports an access to dynamic memory outside of every object. If it is to another
// thread's stack, a local variable may have to be shared from the start.
func noObject(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	a, n := e.Step.Covers()
	refine := sharing(g, id, a)
	report := func(f *Finding) bool {
		f.Refine = refine
		return out.Report(x, f)
	}
	// The nearest objects below and above whose red zones the access hits, if any.
	var near, above *graph.Object
	for i := range g.Objects() {
		o := &g.Objects()[i]
		if a.Owner() != o.Base.Owner() || !a.SameArea(o.Base) {
			continue
		}
		if o.Base <= a && (near == nil || o.Base > near.Base) {
			near = o
		}
		if o.Base > a && (above == nil || o.Base < above.Base) {
			above = o
		}
	}
	if above != nil && above.Base-a <= 16 {
		return report(at(x, result.OutOfBounds, id, above.Alloc, "%d bytes, %d bytes before an object of %d bytes", n, above.Base-a, above.Len))
	}
	if near != nil && a-near.Base <= event.Addr(near.Len)+4096 {
		return report(at(x, result.OutOfBounds, id, near.Alloc, "%d bytes at offset %d of an object of %d bytes", n, a-near.Base, near.Len))
	}
	return report(at(x, result.Unallocated, id, graph.None, "access to memory that is not allocated (address 0x%x)", uint64(a)))
}

// sharing has the local variable at a, if it is one of another thread than that of event id, be shared from the start; otherwise it is nil.
func sharing(g *graph.Graph, id event.ID, a event.Addr) func(r *config.Refinement) bool {
	if !a.IsStack() {
		return nil
	}
	if t := g.Space.Lookup(a.Owner()); t < 0 || t == id.Thread {
		return nil
	}
	return func(r *config.Refinement) bool { return share(r, a) }
}

// share adds address a to those of local variables that are shared from the start.
func share(r *config.Refinement, a event.Addr) bool {
	if slices.Contains(r.Shared, a) {
		return false
	}
	r.Shared = append(r.Shared, a)
	return true
}

// overlapCheck looks for accesses of the same bytes with another size or
// alignment in the same graph. Plain accesses can be cut smaller, others made with the
// bytes of a larger one (mixed.go): then the exploration starts again with such accesses.
type overlapCheck struct {
	// cut adds addresses to those at which plain accesses are cut.
	cut func(r *config.Refinement, g *graph.Graph, at []event.Addr) bool
}

func (q *overlapCheck) check(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	loc := &g.Space.Locs[e.Loc]
	for _, l := range loc.Overlaps {
		for t := int32(0); int(t) < g.Threads(); t++ {
			i := g.LastAccess(l, t)
			if i < 0 {
				continue
			}
			o := event.ID{Thread: t, Index: i}
			y := g.At(o)
			if e.Addr.IsObject() || y.Addr.IsObject() {
				if !shareMemory(e, y) {
					continue
				}
				return out.Report(x, touched(x, id, o))
			}
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
			f := at(x, result.MixedSize, id, o, "accesses of %d and %d bytes overlap", e.Size, y.Size)
			f.Refine = func(r *config.Refinement) bool {
				if len(cuts) > 0 {
					return q.cut(r, g, cuts)
				}
				end := ^event.Addr(0) // the machine knows where static objects end
				if loc.Dynamic {
					end = 0
					if o := g.ObjectOf(e.Loc, e.Addr); o != nil {
						end = o.Base + event.Addr(o.Len)
					}
				}
				return block(r, e, y, end)
			}
			return out.Report(x, f)
		}
	}
	return true
}

// shareMemory reports whether two events touch the same memory. Of locations where the type of the object
// depends on the execution, only some do.
func shareMemory(e, y *graph.Event) bool {
	a, n := e.Step.Covers()
	b, m := y.Step.Covers()
	return b < a+event.Addr(n) && a < b+event.Addr(m)
}

// touched is the finding that events id and o, one of them an operation on an object, touch the
// same memory.
func touched(x *execution.Execution, id, o event.ID) *Finding {
	const remedy = "initialise it statically, or by an operation of kind init"
	e, y := x.Graph.At(id), x.Graph.At(o)
	k := result.ErrorKind(event.FaultOperation)
	switch {
	case e.Addr.IsObject() && y.Addr.IsObject():
		return at(x, k, id, o, "the objects of two operations overlap without being the same: an object cannot be a part of another one")
	case e.Addr.IsObject():
		return at(x, k, id, o, "an operation on an object whose memory is accessed otherwise, too; only operations may access it: "+remedy)
	}
	return at(x, k, id, o, "the memory of an object is accessed other than by an operation; only operations may access it: "+remedy)
}

// race looks for accesses of the same location that conflict with id, one of the two not
// atomic, unordered by happens-before.
func race(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	if e.Attr&event.Quiet != 0 {
		return true
	}
	var hb []int32 // of id, once it is needed
	plain, write := e.Plain(), e.Kind == event.Write
	for t, i := range g.LastAccesses(e.Loc) {
		if i < 0 || int32(t) == id.Thread {
			continue // what comes before id in its thread happens before it
		}
		if hb == nil {
			hb = x.Before(id, &x.HB)
		}
		for i > hb[t] {
			y := g.At(event.ID{Thread: int32(t), Index: i})
			if (plain || y.Plain()) && (write || y.Kind == event.Write) && y.Attr&event.Quiet == 0 &&
				!x.State.HappensBefore(id, event.ID{Thread: int32(t), Index: i}) && // unless id was added late, or y was revisited by it
				!disjoint(e, y) {
				return out.Report(x, raceOf(x, id, event.ID{Thread: int32(t), Index: i}))
			}
			i = y.PrevLoc
		}
	}
	return true
}

const raceDetail = "%s and %s of the same memory are not ordered"

// mayRace reports whether write w and a read with step s are in conflict as race says.
func mayRace(x *execution.Execution, w event.ID, s *event.Step) bool {
	e := x.Graph.At(w)
	return x.Graph.Space.Locs[e.Loc].Plain && (e.Attr|s.Attr)&event.Quiet == 0 && (e.Plain() || s.Plain())
}

// waitingRace reports write w and read r, which waited, as a race: nothing orders the two.
func waitingRace(x *execution.Execution, w, r event.ID, out Findings) bool {
	return out.Report(x, raceOf(x, w, r))
}

// raceOf is the finding that id and o are a data race.
func raceOf(x *execution.Execution, id, o event.ID) *Finding {
	return at(x, result.Race, id, o, raceDetail, accessName(x.Graph.At(id)), accessName(x.Graph.At(o)))
}

// areRaces reports whether race reports id, the newest event, and o, one of them not atomic.
func areRaces(x *execution.Execution, id, o event.ID) bool {
	return (x.Graph.At(id).Attr|x.Graph.At(o).Attr)&event.Quiet == 0 && !x.State.HappensBefore(o, id) && !x.State.HappensBefore(id, o)
}

// judge lets the model say what is wrong.
type judge struct {
	x     *execution.Execution
	id    event.ID
	out   Findings // nil: it is enough to know whether there is something
	ok    bool
	some  bool
	heard func(v consistency.Violation) bool // j.hear, made once
}

func newJudge() *judge {
	j := &judge{}
	j.heard = j.hear
	return j
}

func (j *judge) check(x *execution.Execution, id event.ID, out Findings) bool {
	j.x, j.id, j.out, j.ok, j.some = x, id, out, true, false
	x.State.(consistency.Judge).Judge(id, j.heard)
	return j.ok
}

// any reports whether the model says that something is wrong with id.
func (j *judge) any(x *execution.Execution, id, _ event.ID) bool {
	j.check(x, id, nil)
	return j.some
}

func (j *judge) wanted(_ *execution.Execution, _ event.ID, s *event.Step) bool {
	return s.Attr&event.Quiet == 0
}

func (j *judge) waiting(x *execution.Execution, _, r event.ID, out Findings) bool {
	return j.check(x, r, out)
}

// hear reports v, which the model says of j.id. What it calls as it is called here is the
// same thing.
func (j *judge) hear(v consistency.Violation) bool {
	id := j.id
	g := j.x.Graph
	f := &Finding{Found: &result.Found{Kind: result.ModelError, Msg: -1, Pos: g.At(id).Pos, Other: -1, Name: v.Name, Thread: id.Thread, Event: id, Conflict: v.Other}}
	if v.Warning {
		f.Found.Kind = result.ModelWarning
	}
	if v.Other.Thread >= 0 {
		y := g.At(v.Other)
		if disjoint(g.At(id), y) {
			return true
		}
		f.Found.Other = y.Pos
		switch e := g.At(id); {
		case !e.IsAccess() || !y.IsAccess():
		case v.Name == consistency.DataRace && !v.Warning:
			f.Found.Kind, f.Found.Name = result.Race, ""
			f.Detail, f.Args = raceDetail, []any{accessName(e), accessName(y)}
		case v.Name == consistency.UnorderedWrites && v.Warning:
			f.Found.Kind, f.Found.Name = result.UnorderedWrites, ""
			f.Detail = unorderedDetail
		}
	}
	j.some = true
	if j.out == nil {
		return false
	}
	j.ok = j.out.Report(j.x, f)
	return j.ok
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

// uninitialised checks that read r does not use undefined bits. A plain read does not: if
// its thread uses what it read, that is a fault of the thread. Atomic reads use a value that is undefined
// altogether: of a structure with padding some bits are not written. An awaiting read uses
// all.
func uninitialised(x *execution.Execution, r event.ID, out Findings) bool {
	e := x.Graph.At(r)
	s := &e.Step.Label
	if e.Ord == event.NotAtomic && s.Await == event.AwaitNone || e.Attr&event.Quiet != 0 || s.Len&event.CopiedBit != 0 {
		return true
	}
	if _, n := s.Span(); n > s.Size { // a part of an access: the thread looks at the whole
		return true
	}
	other := e.RF
	if e.RF.Thread < 0 {
		o := x.Graph.ObjectOf(e.Loc, e.Addr)
		if o == nil || o.Attr&event.Zeroed != 0 {
			return true
		}
		other = o.Alloc
	} else if s.Size > 8 || e.Val.Hi != ^uint64(0)>>(64-8*uint(s.Size)) && s.Await == event.AwaitNone {
		return true
	}
	if e.RF.Thread < 0 {
		return out.Report(x, at(x, result.UninitRead, r, other, "the memory was never written"))
	}
	return out.Report(x, at(x, result.UninitRead, r, other, "what was written there was never initialised"))
}

// knownFresh looks whether access id and another show that memory was known to
// a second thread when its owner wrote to it as if to fresh memory (event.Fresh):
// then the exploration starts again without that notion. It is enough that every
// access of others happens after all such writes: they cannot tell then which of
// them were left out.
func knownFresh(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	owner := g.Space.Owner(e.Loc)
	if owner < 0 {
		return true
	}
	known := false
	if owner != id.Thread {
		hb := x.Before(id, &x.HB)
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
	return !known || out.Report(x, &Finding{Refine: func(r *config.Refinement) bool { return config.TurnOn(&r.NoFresh) }})
}

// unseen looks whether access id is to memory to which another thread may owe a write (event.Hidden), and which no event of that thread
// shows: then the exploration starts again with every write an effect. Of memory that was shown the interpreter looks itself that nothing
// is owed then.
func unseen(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	if o := g.ObjectOf(e.Loc, e.Addr); o == nil || !Unseen(g, o, id.Thread) {
		return true
	}
	return out.Report(x, &Finding{Refine: func(r *config.Refinement) bool { return config.TurnOn(&r.NoFresh) }})
}

// Unseen reports whether no event of the thread that allocated o, which is not t, shows its address, although that matters.
func Unseen(g *graph.Graph, o *graph.Object, t int32) bool {
	id := o.Alloc
	if id.Thread == t || o.Attr&event.Hidden == 0 {
		return false
	}
	within := func(v uint64) bool { return event.Addr(v<<16>>16)-o.Base <= event.Addr(o.Len) } // programs keep tags above
	for n := g.Len(id.Thread); id.Index < n; id.Index++ {
		switch e := g.At(id); e.Kind {
		case event.Write, event.ThreadCreate, event.ThreadFinish:
			if within(e.Val.Lo) || within(e.Val.Hi) {
				return false
			}
		}
	}
	return true
}

const unorderedDetail = "two writes of the same memory are not ordered"

// unorderedByPORF looks for a write of the same location that po ∪ rf does not order before
// write id.
func unorderedByPORF(x *execution.Execution, id event.ID, out Findings) bool {
	return unordered(x, id, x.Graph.PORF(id), out)
}

// unorderedByHB looks for one that does not happen before it.
func unorderedByHB(x *execution.Execution, id event.ID, out Findings) bool {
	return unordered(x, id, x.Before(id, &x.HB), out)
}

func unordered(x *execution.Execution, id event.ID, v []int32, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(e.Loc, t); i > v[t]; {
			y := g.At(event.ID{Thread: t, Index: i})
			if y.Kind == event.Write && !x.State.HappensBefore(id, event.ID{Thread: t, Index: i}) && !disjoint(e, y) { // unless id was added late
				return out.Report(x, at(x, result.UnorderedWrites, id, event.ID{Thread: t, Index: i}, unorderedDetail))
			}
			i = y.PrevLoc
		}
	}
	return true
}

// JoinedTwice is the finding that step s of thread t joins a thread that was joined before, or nil.
func JoinedTwice(x *execution.Execution, t int32, s *event.Step) *Finding {
	g := x.Graph
	j := g.Joiner(g.Space.Joined(s))
	if j == graph.None {
		return nil
	}
	return &Finding{Found: &result.Found{Kind: result.JoinMisuse, Msg: -1, Detail: "the thread was joined before", Pos: s.Pos, Other: g.At(j).Pos,
		Thread: t, Event: event.ID{Thread: t, Index: g.Len(t)}, Conflict: j}}
}

// JoinOfNobody is the finding that step s of thread t joins a thread that does not exist.
func JoinOfNobody(x *execution.Execution, t int32, s *event.Step) *Finding {
	return &Finding{Found: &result.Found{Kind: result.JoinMisuse, Detail: "join of a thread that does not exist", Pos: s.Pos, Thread: t,
		Event: event.ID{Thread: t, Index: x.Graph.Len(t)}, Conflict: graph.None, Other: -1, Msg: -1}}
}

// measure checks that ObjectSize id asks for the size of an object that is allocated and not freed.
func measure(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	o := g.ObjectAt(e.Addr)
	if o == nil || o.Base != e.Addr || o.Attr&event.Stack != 0 {
		return out.Report(x, at(x, result.InvalidFree, id, graph.None, "the address is not the start of a heap object"))
	}
	if o.Free != graph.None {
		if !x.State.HappensBefore(o.Free, id) {
			return out.Report(x, at(x, result.FreeRace, id, o.Free, "nothing orders the use before the end of the memory's life"))
		}
		return out.Report(x, at(x, result.UseAfterFree, id, o.Free, "the memory was freed"))
	}
	if !x.State.HappensBefore(o.Alloc, id) {
		return out.Report(x, at(x, result.Unallocated, id, o.Alloc, "the memory's allocation does not happen before its use"))
	}
	return true
}

// arrival checks that BarrierArrive id is not one too many for the barrier's rounds.
func arrival(x *execution.Execution, id event.ID, out Findings) bool {
	e := x.Graph.At(id)
	return x.Graph.Round(id.Thread, e.Addr) <= int(e.Step.Len) || out.Report(x, &Finding{Refine: func(r *config.Refinement) bool { return config.TurnOn(&r.GenericBarriers) }})
}

// release checks that Free id ends the life of an object, and that no thread uses it then.
func release(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	e := g.At(id)
	o := g.ObjectAt(e.Addr)
	stack := e.Attr&event.Stack != 0
	switch {
	case o == nil || o.Base != e.Addr:
		return out.Report(x, at(x, result.InvalidFree, id, graph.None, "the address is not the start of a heap object"))
	case o.Attr&event.Stack != 0 && !stack:
		return out.Report(x, at(x, result.InvalidFree, id, o.Alloc, "the address is that of a local variable"))
	}
	if o.Free != graph.None && o.Free != id {
		if x.State.HappensBefore(o.Free, id) {
			return out.Report(x, at(x, result.DoubleFree, id, o.Free, "the memory was freed before"))
		}
		return out.Report(x, at(x, result.DoubleFree, id, o.Free, "the memory is freed twice, concurrently"))
	}
	if !x.State.HappensBefore(o.Alloc, id) {
		return out.Report(x, at(x, result.Unallocated, id, o.Alloc, "the memory's allocation does not happen before its release"))
	}
	hb := x.Before(id, &x.HB)
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.Slots(t) - 1; i > hb[t]; i-- {
			y := g.At(event.ID{Thread: t, Index: i})
			if y.Absent || x.State.HappensBefore(id, event.ID{Thread: t, Index: i}) {
				continue
			}
			used := y.Loc >= 0 && y.Addr.Memory() >= o.Base && y.Addr.Memory() < o.Base+event.Addr(o.Len) && !early(x, event.ID{Thread: t, Index: i}, id)
			if used || y.Kind == event.ObjectSize && y.Addr == o.Base {
				return out.Report(x, at(x, result.FreeRace, id, event.ID{Thread: t, Index: i}, "nothing orders an access before the end of the memory's life"))
			}
		}
	}
	return true
}

// early reports whether event r is a sticky read and its thread was woken before event e: a
// write that does so happens before e. It does not look at what it waited on again then,
// so the memory may be given back before its read is found in the graph.
func early(x *execution.Execution, r, e event.ID) bool {
	g := x.Graph
	y := g.At(r)
	if y.Kind != event.Read || y.Attr&event.Sticky == 0 {
		return false
	}
	from := 1
	if own := g.LastWrite(y.Loc, r.Thread, r.Index-1); own != graph.None {
		from += int(g.At(own).CoPos)
	}
	for _, c := range g.Co(y.Loc)[from:] {
		if y.Admits(g.ValueOf(y.Loc, c)) && x.State.HappensBefore(c, e) {
			return true
		}
	}
	return false
}

// leaks finds memory that is never freed. A thread that waits may have it in use.
func leaks(x *execution.Execution, _ config.Program, out Findings) {
	g := x.Graph
	if len(g.Objects()) == 0 || Waits(g) {
		return
	}
	for i := range g.Objects() {
		if o := &g.Objects()[i]; leaked(g, o, out) {
			out.Report(x, at(x, result.Leak, o.Alloc, graph.None, "%d bytes are never freed", o.Len))
		}
	}
}

// noLeaks reports whether all memory is freed, or known to be leaked.
func noLeaks(x *execution.Execution, rest *Rest, out Findings) bool {
	g := x.Graph
	for i := range g.Objects() {
		if o := &g.Objects()[i]; leaked(g, o, out) && !slices.Contains(rest.Freed, o.Alloc) {
			return false
		}
	}
	for _, s := range rest.Lost {
		if s.Attr&event.Stack == 0 && !out.Known(result.Leak, s.Pos, -1) {
			return false
		}
	}
	return true
}

func leaked(g *graph.Graph, o *graph.Object, out Findings) bool {
	return o.Free == graph.None && o.Attr&event.Stack == 0 && !out.Known(result.Leak, g.At(o.Alloc).Pos, -1)
}

// exitStatus finds that the program ends with a status other than 0.
func exitStatus(x *execution.Execution, _ config.Program, out Findings) {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		if e := g.Last(t); BadExit(e.Step) && !out.Known(result.ExitStatus, e.Pos, -1) {
			out.Report(x, at(x, result.ExitStatus, event.ID{Thread: t, Index: g.Len(t) - 1}, graph.None, "the program ends with status %d", int32(e.Val.Lo)))
		}
	}
}

// goodExits reports whether no thread that has ended ended the program with a status other than 0.
func goodExits(x *execution.Execution, _ *Rest, _ Findings) bool {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Finished(t) && BadExit(g.Last(t).Step) {
			return false
		}
	}
	return true
}

func goodExit(s *event.Step) bool { return !BadExit(s) }
