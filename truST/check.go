package trust

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// The checks of this file find what is wrong with an execution beyond what one thread's own
// steps say. A check is a function from an execution, and an event of it, to findings. It
// changes neither, and knows of no option: which checks there are is chosen once
// (assembly.go), and who counts and who stops is the engine's business (findings.go).
//
// Each looks only at the event just added: a pair of conflicting events is seen when the
// second of them is added, in every graph that has both.

// check looks at event id of x and gives what it finds to out. It returns false if out does
// not want to hear more of this execution.
type check func(x *execution, id event.ID, out findings) bool

// findings is who wants to know what checks find.
type findings interface {
	// report returns whether to go on with the execution.
	report(x *execution, f *finding) bool
	// known reports whether there is a finding of this kind at these positions already, and
	// another one would not count.
	known(k result.ErrorKind, pos, other int32) bool
}

// finding is what a check finds: that the exploration has to begin again, that it cannot go
// on, or an error or a warning. If there are several the first one counts that changes
// anything.
type finding struct {
	refine func(r *config.Refinement) bool // reports whether it changed r
	limit  *graph.LimitError
	found  *result.Found
	// detail is Found.Detail, as for fmt.Sprintf. It is put together if it is wanted.
	detail string
	args   []any
}

// at is event id as an error between it and other (graph.None for none).
func at(x *execution, k result.ErrorKind, id, other event.ID, detail string, args ...any) *finding {
	f := &result.Found{Kind: k, Msg: -1, Pos: x.g.At(id).Pos, Other: -1, Thread: id.Thread, Event: id, Conflict: other}
	if other.Thread >= 0 {
		f.Other = x.g.At(other).Pos
	}
	return &finding{found: f, detail: detail, args: args}
}

// special is what is special about an event, so that a check has to look at it: of an
// access, what is special about its location (graph.Special), and this.
type special uint16

const (
	undefined special = 1 << (iota + 8) // it reads undefined bits, or more than a word
	releases                            // it is a Free
	measures                            // it is an ObjectSize
	arrives                             // it is a BarrierArrive
	anyEvent                            // it is an event
)

// specialAccess is what is special about e, an access.
func specialAccess(g *graph.Graph, e *graph.Event) special {
	return special(g.Space.Locs[e.Loc].Special) | anyEvent
}

// specialRead is what is special about e, a read with an rf.
func specialRead(g *graph.Graph, e *graph.Event) special {
	if e.Val.Hi != 0 || e.Step.Size > 8 {
		return specialAccess(g, e) | undefined
	}
	return specialAccess(g, e)
}

// specialOther is what is special about e, which is no access.
func specialOther(e *graph.Event) special {
	switch e.Kind {
	case event.Free:
		return releases | anyEvent
	case event.ObjectSize:
		return measures | anyEvent
	case event.BarrierArrive:
		return arrives | anyEvent
	}
	return anyEvent
}

// look is a check with the events that it has to look at.
type look struct {
	at    special
	check check
	// waiting, of a write, is the same for reads that wait: they are not in the graph, but
	// before the write was there they could have read the co-last one. If the check found
	// something itself that does, unless also is set.
	waiting func(x *execution, write, read event.ID, out findings) bool
	wanted  func(x *execution, write event.ID, read *event.Step) bool // whether to ask
	also    bool
}

// looks are checks, one after the other.
type looks struct {
	list []look
	at   special // of any
}

func (l *looks) add(more ...look) {
	for _, m := range more {
		l.list = append(l.list, m)
		l.at |= m.at
	}
}

// checks are what is looked for in executions.
type checks struct {
	access looks // at reads and writes that have not made their choice
	read   looks // at reads
	write  looks // at writes
	other  looks // at other events
	// stuck: if a blocked execution is one in which nothing can go on, the first that finds
	// something says what is wrong.
	stuck      []func(x *execution, p config.Program, s *standstill) *finding
	ended      []func(x *execution, p config.Program, out findings) // at complete executions
	standstill standstill                                           // scratch of worker.blocked
	judge      *judge                                               // nil if the model says nothing of errors
}

// fault is the finding that the next step of thread t is an error.
func fault(x *execution, t int32, s *event.Step) *finding {
	f := &result.Found{Kind: result.ErrorKind(s.Why), Msg: s.Msg, Pos: s.Pos, Other: -1, Thread: t,
		Event: event.ID{Thread: t, Index: x.g.Len(t)}, Conflict: graph.None}
	if event.Fault(s.Why) == event.FaultUninit {
		f.Conflict, f.Other = birth(x, t, s.Origin())
	}
	return &finding{found: f}
}

// birth follows undefined bits of thread t to where they come from: the allocation of
// memory that was never written, or the position of the variable whose bits they are. at is the
// last event on the way, graph.None if there is none.
func birth(x *execution, t int32, o event.Origin) (at event.ID, pos int32) {
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

// alive checks that access id touches memory that is allocated and not freed.
func alive(x *execution, id event.ID, out findings) bool {
	g := x.g
	e := g.At(id)
	o := g.ObjectOf(e.Loc, e.Addr)
	if o == nil {
		return noObject(x, id, out)
	}
	if !x.st.HappensBefore(o.Alloc, id) {
		return out.report(x, at(x, result.Unallocated, id, o.Alloc, "the memory's allocation does not happen before the access"))
	}
	if e.Addr+event.Addr(e.Size) > o.Base+event.Addr(o.Len) {
		return out.report(x, at(x, result.OutOfBounds, id, o.Alloc, "%d bytes at offset %d of an object of %d bytes", e.Size, e.Addr-o.Base, o.Len))
	}
	if o.Free != graph.None && !x.early(id, o.Free) {
		switch {
		case !x.st.HappensBefore(o.Free, id):
			return out.report(x, at(x, result.FreeRace, id, o.Free, "the access races with the end of the memory's life"))
		case o.Attr&event.Stack != 0:
			return out.report(x, at(x, result.UseAfterReturn, id, o.Free, "access to a local variable of a function that has returned, or a thread-local one of a thread that has ended"))
		default:
			return out.report(x, at(x, result.UseAfterFree, id, o.Free, "access to freed memory"))
		}
	}
	return true
}

// noObject reports an access to dynamic memory outside of every object. If it is to another
// thread's stack, a local variable may have to be shared from the start.
func noObject(x *execution, id event.ID, out findings) bool {
	g := x.g
	e := g.At(id)
	var refine func(r *config.Refinement) bool
	if e.Addr.IsStack() {
		if t := g.Space.Lookup(e.Addr.Owner()); t >= 0 && t != id.Thread {
			refine = func(r *config.Refinement) bool { return share(r, e.Addr) }
		}
	}
	report := func(f *finding) bool {
		f.refine = refine
		return out.report(x, f)
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
		return report(at(x, result.OutOfBounds, id, above.Alloc, "%d bytes, %d bytes before an object of %d bytes", e.Size, above.Base-e.Addr, above.Len))
	}
	if near != nil && e.Addr-near.Base <= event.Addr(near.Len)+4096 {
		return report(at(x, result.OutOfBounds, id, near.Alloc, "%d bytes at offset %d of an object of %d bytes", e.Size, e.Addr-near.Base, near.Len))
	}
	return report(at(x, result.Unallocated, id, graph.None, "access to memory that is not allocated (address 0x%x)", uint64(e.Addr)))
}

// share adds address a to those of local variables that are shared from the start.
func share(r *config.Refinement, a event.Addr) bool {
	if slices.Contains(r.Shared, a) {
		return false
	}
	r.Shared = append(r.Shared, a)
	return true
}

// overlapping looks for accesses of the same bytes with another size or
// alignment in the same graph. Plain accesses can be cut smaller, others made with the
// bytes of a larger one (mixed.go): then the exploration starts again with such accesses.
func overlapping(x *execution, id event.ID, out findings) bool {
	g := x.g
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
			f.refine = func(r *config.Refinement) bool {
				if len(cuts) > 0 {
					return cutAt(r, cuts)
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
			return out.report(x, f)
		}
	}
	return true
}

// race looks for accesses of the same location that conflict with id, one of the two not
// atomic, unordered by happens-before.
func race(x *execution, id event.ID, out findings) bool {
	g := x.g
	e := g.At(id)
	if e.Attr&event.Quiet != 0 {
		return true
	}
	hb := x.before(id, &x.hb)
	plain, write := e.Plain(), e.Kind == event.Write
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(e.Loc, t); i > hb[t]; {
			y := g.At(event.ID{Thread: t, Index: i})
			if (plain || y.Plain()) && (write || y.Kind == event.Write) && y.Attr&event.Quiet == 0 &&
				!x.st.HappensBefore(id, event.ID{Thread: t, Index: i}) && // unless id was added late, or y was revisited by it
				!disjoint(e, y) {
				return out.report(x, at(x, result.Race, id, event.ID{Thread: t, Index: i}, raceDetail, accessName(e), accessName(y)))
			}
			i = y.PrevLoc
		}
	}
	return true
}

const raceDetail = "%s and %s of the same memory are not ordered"

// mayRace reports whether write w and a read with step s are in conflict as race says.
func mayRace(x *execution, w event.ID, s *event.Step) bool {
	e := x.g.At(w)
	return x.g.Space.Locs[e.Loc].Plain && (e.Attr|s.Attr)&event.Quiet == 0 && (e.Plain() || s.Plain())
}

// waitingRace reports write w and read r, which waited, as a race: nothing orders the two.
func waitingRace(x *execution, w, r event.ID, out findings) bool {
	return out.report(x, at(x, result.Race, w, r, raceDetail, accessName(x.g.At(w)), accessName(x.g.At(r))))
}

// areRaces reports whether race reports id, the newest event, and o, one of them not atomic.
func areRaces(x *execution, id, o event.ID) bool {
	return (x.g.At(id).Attr|x.g.At(o).Attr)&event.Quiet == 0 && !x.st.HappensBefore(o, id) && !x.st.HappensBefore(id, o)
}

// judge lets the model say what is wrong.
type judge struct {
	x     *execution
	id    event.ID
	out   findings // nil: it is enough to know whether there is something
	ok    bool
	some  bool
	heard func(v consistency.Violation) bool // j.hear, made once
}

func newJudge() *judge {
	j := &judge{}
	j.heard = j.hear
	return j
}

func (j *judge) check(x *execution, id event.ID, out findings) bool {
	j.x, j.id, j.out, j.ok, j.some = x, id, out, true, false
	x.st.(consistency.Judge).Judge(id, j.heard)
	return j.ok
}

// any reports whether the model says that something is wrong with id.
func (j *judge) any(x *execution, id, _ event.ID) bool {
	j.check(x, id, nil)
	return j.some
}

func (j *judge) wanted(_ *execution, _ event.ID, s *event.Step) bool { return s.Attr&event.Quiet == 0 }

func (j *judge) waiting(x *execution, _, r event.ID, out findings) bool { return j.check(x, r, out) }

// hear reports v, which the model says of j.id. What it calls as it is called here is the
// same thing.
func (j *judge) hear(v consistency.Violation) bool {
	id := j.id
	g := j.x.g
	f := &finding{found: &result.Found{Kind: result.ModelError, Msg: -1, Pos: g.At(id).Pos, Other: -1, Name: v.Name, Thread: id.Thread, Event: id, Conflict: v.Other}}
	if v.Warning {
		f.found.Kind = result.ModelWarning
	}
	if v.Other.Thread >= 0 {
		y := g.At(v.Other)
		if disjoint(g.At(id), y) {
			return true
		}
		f.found.Other = y.Pos
		switch e := g.At(id); {
		case !e.IsAccess() || !y.IsAccess():
		case v.Name == consistency.DataRace && !v.Warning:
			f.found.Kind, f.found.Name = result.Race, ""
			f.detail, f.args = raceDetail, []any{accessName(e), accessName(y)}
		case v.Name == consistency.UnorderedWrites && v.Warning:
			f.found.Kind, f.found.Name = result.UnorderedWrites, ""
			f.detail = unorderedDetail
		}
	}
	j.some = true
	if j.out == nil {
		return false
	}
	j.ok = j.out.report(j.x, f)
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
func uninitialised(x *execution, r event.ID, out findings) bool {
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
		return out.report(x, at(x, result.UninitRead, r, other, "the memory was never written"))
	}
	return out.report(x, at(x, result.UninitRead, r, other, "what was written there was never initialised"))
}

// knownFresh looks whether access id and another show that memory was known to
// a second thread when its owner wrote to it as if to fresh memory (event.Fresh):
// then the exploration starts again without that notion. It is enough that every
// access of others happens after all such writes: they cannot tell then which of
// them were left out.
func knownFresh(x *execution, id event.ID, out findings) bool {
	g := x.g
	e := g.At(id)
	if e.Addr.IsStack() {
		return true
	}
	owner := g.Space.Lookup(e.Addr.Owner())
	if owner < 0 {
		return true
	}
	known := false
	if owner != id.Thread {
		hb := x.before(id, &x.hb)
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
	return !known || out.report(x, &finding{refine: func(r *config.Refinement) bool { return config.TurnOn(&r.NoFresh) }})
}

const unorderedDetail = "two writes of the same memory are not ordered"

// unorderedByPORF looks for a write of the same location that po ∪ rf does not order before
// write id.
func unorderedByPORF(x *execution, id event.ID, out findings) bool {
	return unordered(x, id, x.g.PORF(id), out)
}

// unorderedByHB looks for one that does not happen before it.
func unorderedByHB(x *execution, id event.ID, out findings) bool {
	return unordered(x, id, x.before(id, &x.hb), out)
}

func unordered(x *execution, id event.ID, v []int32, out findings) bool {
	g := x.g
	e := g.At(id)
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(e.Loc, t); i > v[t]; {
			y := g.At(event.ID{Thread: t, Index: i})
			if y.Kind == event.Write && !x.st.HappensBefore(id, event.ID{Thread: t, Index: i}) && !disjoint(e, y) { // unless id was added late
				return out.report(x, at(x, result.UnorderedWrites, id, event.ID{Thread: t, Index: i}, unorderedDetail))
			}
			i = y.PrevLoc
		}
	}
	return true
}

// joinedTwice is the finding that step s of thread t joins a thread that was joined before, or nil.
func joinedTwice(x *execution, t int32, s *event.Step) *finding {
	g := x.g
	j := g.Joiner(g.Space.Joined(s))
	if j == graph.None {
		return nil
	}
	return &finding{found: &result.Found{Kind: result.JoinMisuse, Msg: -1, Detail: "the thread was joined before", Pos: s.Pos, Other: g.At(j).Pos,
		Thread: t, Event: event.ID{Thread: t, Index: g.Len(t)}, Conflict: j}}
}

// joinOfNobody is the finding that step s of thread t joins a thread that does not exist.
func joinOfNobody(x *execution, t int32, s *event.Step) *finding {
	return &finding{found: &result.Found{Kind: result.JoinMisuse, Detail: "join of a thread that does not exist", Pos: s.Pos, Thread: t,
		Event: event.ID{Thread: t, Index: x.g.Len(t)}, Conflict: graph.None, Other: -1, Msg: -1}}
}

// measure checks that ObjectSize id asks for the size of an object that is allocated and not freed.
func measure(x *execution, id event.ID, out findings) bool {
	g := x.g
	e := g.At(id)
	o := g.ObjectAt(e.Addr)
	if o == nil || o.Base != e.Addr || o.Attr&event.Stack != 0 {
		return out.report(x, at(x, result.InvalidFree, id, graph.None, "the address is not the start of a heap object"))
	}
	if o.Free != graph.None {
		if !x.st.HappensBefore(o.Free, id) {
			return out.report(x, at(x, result.FreeRace, id, o.Free, "the use races with the end of the memory's life"))
		}
		return out.report(x, at(x, result.UseAfterFree, id, o.Free, "the memory was freed"))
	}
	if !x.st.HappensBefore(o.Alloc, id) {
		return out.report(x, at(x, result.Unallocated, id, o.Alloc, "the memory's allocation does not happen before its use"))
	}
	return true
}

// arrival checks that BarrierArrive id is not one too many for the barrier's rounds.
func arrival(x *execution, id event.ID, out findings) bool {
	e := x.g.At(id)
	return x.g.Round(id.Thread, e.Addr) <= int(e.Step.Len) || out.report(x, &finding{refine: func(r *config.Refinement) bool { return config.TurnOn(&r.GenericBarriers) }})
}

// release checks that Free id ends the life of an object, and that no thread uses it then.
func release(x *execution, id event.ID, out findings) bool {
	g := x.g
	e := g.At(id)
	o := g.ObjectAt(e.Addr)
	stack := e.Attr&event.Stack != 0
	switch {
	case o == nil || o.Base != e.Addr:
		return out.report(x, at(x, result.InvalidFree, id, graph.None, "the address is not the start of a heap object"))
	case o.Attr&event.Stack != 0 && !stack:
		return out.report(x, at(x, result.InvalidFree, id, o.Alloc, "the address is that of a local variable"))
	}
	if o.Free != graph.None && o.Free != id {
		if x.st.HappensBefore(o.Free, id) {
			return out.report(x, at(x, result.DoubleFree, id, o.Free, "the memory was freed before"))
		}
		return out.report(x, at(x, result.DoubleFree, id, o.Free, "the memory is freed twice, concurrently"))
	}
	if !x.st.HappensBefore(o.Alloc, id) {
		return out.report(x, at(x, result.Unallocated, id, o.Alloc, "the memory's allocation does not happen before its release"))
	}
	hb := x.before(id, &x.hb)
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.Slots(t) - 1; i > hb[t]; i-- {
			y := g.At(event.ID{Thread: t, Index: i})
			if y.Absent || x.st.HappensBefore(id, event.ID{Thread: t, Index: i}) {
				continue
			}
			used := y.Loc >= 0 && y.Addr >= o.Base && y.Addr < o.Base+event.Addr(o.Len) && !x.early(event.ID{Thread: t, Index: i}, id)
			if used || y.Kind == event.ObjectSize && y.Addr == o.Base {
				return out.report(x, at(x, result.FreeRace, id, event.ID{Thread: t, Index: i}, "the end of the memory's life races with an access"))
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

// badExit reports whether the program's status is not 0 when a thread ends with
// step s: main's result, or what any thread passed to exit.
func badExit(s *event.Step) bool {
	return s.EndsProcess() && uint32(s.Val.Lo) != 0
}

// waits reports whether some thread did not finish.
func waits(g *graph.Graph) bool {
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Exists(t) && !g.Finished(t) {
			return true
		}
	}
	return false
}

// leaks finds memory that is never freed. A thread that waits may have it in use.
func leaks(x *execution, _ config.Program, out findings) {
	g := x.g
	if len(g.Objects()) == 0 || waits(g) {
		return
	}
	for i := range g.Objects() {
		o := &g.Objects()[i]
		if o.Free == graph.None && o.Attr&event.Stack == 0 && !out.known(result.Leak, g.At(o.Alloc).Pos, -1) {
			out.report(x, at(x, result.Leak, o.Alloc, graph.None, "%d bytes are never freed", o.Len))
		}
	}
}

// exitStatus finds that the program ends with a status other than 0.
func exitStatus(x *execution, _ config.Program, out findings) {
	g := x.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		if e := g.Last(t); badExit(e.Step) && !out.known(result.ExitStatus, e.Pos, -1) {
			out.report(x, at(x, result.ExitStatus, event.ID{Thread: t, Index: g.Len(t) - 1}, graph.None, "the program ends with status %d", int32(e.Val.Lo)))
		}
	}
}

// standstill says how the threads of an execution to which nothing can be added came to a
// stop.
type standstill struct {
	spin, spinPos int32 // a thread that goes round in a loop for ever, and where; -1 if there is none
	lock, lockPos int32 // likewise, one that waits for something
	// unroll: the loop bound stopped some thread. other: something else that need not be,
	// or stood on writes that are not the newest ones: another execution goes on there. wait:
	// some thread waits for others. over: the process has ended, and no thread waits any more.
	// delayed: a thread that waits might go on if an atomic section had begun later.
	unroll, other, wait, over, delayed bool
	blocks                             []*event.Step // with which threads stopped
}

// stands finds that out, into memory that was used before. A wait counts only if it stands on the co-last writes: otherwise
// another execution goes on where this one stops.
func stands(x *execution, p config.Program, out *standstill) {
	*out = standstill{spin: -1, lock: -1, blocks: out.blocks[:0]}
	g := x.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		e := g.Last(t)
		if e != nil && e.Kind == event.ThreadFinish {
			out.over = out.over || e.Step.EndsProcess() // no thread waits any more
			continue
		}
		if e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val) {
			out.wait = true
			out.delayed = out.delayed || delayed(x, t)
			switch {
			case !stuck(x, e) || event.BlockReason(e.Why) == event.BlockAssume:
				out.other = true
			case event.BlockReason(e.Why) == event.BlockSpin:
				out.spin, out.spinPos = t, e.Pos
			case x.onTrial(e):
				out.other = true
			default:
				out.lock, out.lockPos = t, e.Pos
			}
			continue
		}
		s := x.next(p, t)
		switch s.Kind {
		case event.Error:
			out.other = true
		case event.ThreadJoin, event.BarrierLeave:
			out.wait = out.wait || s.Kind == event.BarrierLeave
			if out.lock < 0 {
				out.lock, out.lockPos = t, s.Pos
			}
		case event.Block:
			out.blocks = append(out.blocks, s)
			switch event.BlockReason(s.Why) {
			case event.BlockAssume:
				out.other = true
			case event.BlockUnroll:
				out.unroll = true
			case event.BlockSpin:
				out.wait = true
				if !spinStuck(x, t, int32(s.Len)) {
					out.other = true
				} else {
					out.spin, out.spinPos = t, s.Pos
				}
			case event.BlockMoot, event.BlockLater:
				out.other = true
			case event.BlockPause:
				out.other = true
			case event.BlockCalls, event.BlockSteps, event.BlockStack, event.BlockHeap, event.BlockRounds:
				out.other = true
			default:
				out.wait = true
				out.lock, out.lockPos = t, s.Pos
			}
		}
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
func stuck(x *execution, e *graph.Event) bool {
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
// spin loop, all read the co-last writes. With n = 0 only the last read counts.
func spinStuck(x *execution, t, n int32) bool {
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
