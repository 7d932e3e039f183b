package check

import (
	"maps"

	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// A section that would have to wait does not begin. If it has only read when it finds that out,
// it gives up, and the execution shows that. If it has written, it keeps the lock of sections
// while it waits, and other threads that need that lock wait, too. Whether these threads stand
// still for ever is a question about the execution without what the section did: it had not begun. So its
// accesses are taken away, and each section and guarded access that is under way is tried
// again from its first step, alone, with what memory then contains. If all of them have to
// wait there, and all other threads wait anyway, nothing can go on. If one of them comes to its
// end, another execution shows what follows. Trying means to walk the tree of steps; the graph
// stays as it is.

// unbegun is an execution to which nothing can be added, without the accesses of the atomic
// section that is under way.
type unbegun struct {
	x *execution.Execution
	p config.Program
	// Events of thread holder from this index on are those of the section; -1 if there is none.
	holder, from int32
	steps        int // that were tried
}

// standing is what becomes of a thread.
type standing uint8

const (
	goesOn standing = iota
	waits
	spins
	drops // a false assumption stops it
)

// withoutSection is x without the atomic section that is under way.
func withoutSection(x *execution.Execution, p config.Program) unbegun {
	u := unbegun{x: x, p: p, holder: -1}
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) {
			continue
		}
		if i := sectionLock(x, t); i >= 0 {
			co := g.Co(g.At(event.ID{Thread: t, Index: i}).Loc)
			if w := co[len(co)-1]; w.Thread >= 0 && g.At(w).Attr&event.Unlock == 0 {
				u.holder, u.from = w.Thread, w.Index-1
			}
			break
		}
	}
	return u
}

// hangs reports whether the thread whose section is under way does nothing more for ever: that is no wait, for which the
// section would not have begun.
func (u *unbegun) hangs() bool {
	if u.holder < 0 {
		return false
	}
	if e := u.x.Graph.Last(u.holder); e.Await != event.AwaitNone && !e.Admits(e.Val) {
		return false
	}
	s := u.x.Next(u.p, u.holder)
	return s.Kind == event.Block && s.Attr&event.Hangs != 0
}

// sectionLock is the index of the last read of the lock of sections by thread t, or -1.
func sectionLock(x *execution.Execution, t int32) int32 {
	for i := x.Graph.Len(t) - 1; i >= 0; i-- {
		if e := x.Graph.At(event.ID{Thread: t, Index: i}); e.Kind == event.Read && e.Attr&event.OfSections != 0 {
			return i
		}
	}
	return -1
}

// counts reports whether event id is there.
func (u *unbegun) counts(id event.ID) bool { return id.Thread != u.holder || id.Index < u.from }

// last is the co-last write of location l that is there.
func (u *unbegun) last(l int32) event.ID {
	co := u.x.Graph.Co(l)
	for k := len(co) - 1; ; k-- {
		if u.counts(co[k]) {
			return co[k]
		}
	}
}

// resolve says in out, of an execution with a thread that waits only because of a section, what
// threads wait for.
func (u *unbegun) resolve(out *Standstill) {
	g := u.x.Graph
	out.spin, out.lock = -1, -1
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) {
			continue
		}
		switch s, pos := u.stands(t); {
		case s == goesOn || s == drops:
			out.Other = true
		case s == spins:
			out.spin, out.spinPos = t, pos
		case out.lock < 0 || t == u.holder:
			out.lock, out.lockPos = t, pos
		}
	}
}

// stands says what becomes of thread t, which has not finished, and where it stops.
func (u *unbegun) stands(t int32) (s standing, pos int32) {
	g := u.x.Graph
	if t == u.holder {
		for i := u.from; i < g.Len(t); i++ {
			switch g.At(event.ID{Thread: t, Index: i}).Kind {
			case event.ThreadCreate, event.BarrierArrive, event.BarrierLeave:
				return goesOn, 0 // others may know of it: nothing can be said
			}
		}
	}
	e := g.Last(t)
	if t == u.holder || underWay(u.x, t) {
		i := sectionLock(u.x, t)
		if t == u.holder {
			i = u.from
		}
		return u.try(g.At(event.ID{Thread: t, Index: i}).Step, map[int32]event.Value{})
	}
	if e.Await != event.AwaitNone && !e.Admits(e.Val) {
		if !u.counts(e.RF) {
			return goesOn, 0
		}
		return waitStanding(e.Why), e.Pos
	}
	n := u.x.Next(u.p, t)
	return waitStanding(n.Why), n.Pos
}

// waitStanding is what becomes of a thread that stops for reason why.
func waitStanding(why uint8) standing {
	if event.BlockReason(why) == event.BlockSpin {
		return spins
	}
	return waits
}

// underWay reports whether the last event of thread t is one of an atomic section or guarded access: it
// waits for the lock of sections, or has given up.
func underWay(x *execution.Execution, t int32) bool {
	g := x.Graph
	e := g.Last(t)
	if e.Await == event.AwaitNone || e.Admits(e.Val) {
		return false
	}
	return e.Attr&event.OfSections != 0 || gaveUp(x, t)
}

// delayed reports whether thread t of x, to which nothing can be added, might go on if an
// atomic section or guarded access had begun later: it waits for the lock of sections, whose
// holder waits, too; or it gave up because of what it had read, which is not the newest
// any more.
func delayed(x *execution.Execution, t int32) bool {
	if x.Graph.Len(t) == 0 || !underWay(x, t) {
		return false
	}
	g := x.Graph
	if g.Last(t).Attr&event.OfSections != 0 {
		return true
	}
	for i := g.Len(t) - 3; i >= 0; i-- {
		y := g.At(event.ID{Thread: t, Index: i})
		if y.Attr&event.OfSections != 0 {
			break
		}
		if y.Kind == event.Read && int(g.PosOf(y)) != len(g.Co(y.Loc))-1 {
			return true
		}
	}
	return false
}

// gaveUp reports whether thread t waits because it gave up a section or guarded access.
func gaveUp(x *execution.Execution, t int32) bool {
	g := x.Graph
	i := g.Len(t) - 2
	return g.Last(t).Attr&event.Section != 0 && i >= 0 && g.At(event.ID{Thread: t, Index: i}).Attr&event.OfSections != 0
}

// mostSteps is how many steps sections are tried for, with all that they may choose. After that the
// outcome is unknown, and one of them is assumed to continue: then no error is reported.
const mostSteps = 1 << 16

// try walks a section or guarded access from step s, the first one, with what it wrote so far.
func (u *unbegun) try(s *event.Step, own map[int32]event.Value) (standing, int32) {
	g := u.x.Graph
	for ; u.steps < mostSteps; u.steps++ {
		var v event.Value
		switch s.Kind {
		case event.Read:
			var wrote bool
			switch l := g.LocOf(s); {
			case s.Attr&event.OfSections != 0: // the lock is free
			default:
				if v, wrote = own[l]; !wrote {
					v = g.ValueOf(l, u.last(l))
				}
			}
			switch {
			case s.Admits(v):
			case s.Waits():
				return waitStanding(s.Why), s.Pos
			default:
				return drops, 0
			}
		case event.Write:
			if s.Attr&event.OfSections != 0 && s.Attr&event.Unlock != 0 {
				s = u.p.Next(s, v)
				if s.Kind == event.Read && s.Attr&(event.Section|event.OfSections) == event.Section && s.Waits() {
					return waits, s.Pos // it gives up
				}
				return goesOn, 0
			}
			own[g.LocOf(s)] = s.Val
		case event.ThreadJoin:
			c := g.Space.Joined(s)
			if c < 0 || !g.Exists(c) || !g.Finished(c) {
				if event.BlockReason(s.Why) == event.BlockAssume {
					return drops, 0
				}
				return waits, s.Pos
			}
			v = g.Last(c).Val
		case event.Choice:
			return u.tryAll(s, own)
		case event.Block:
			switch why := event.BlockReason(s.Why); {
			case why == event.BlockAssume:
				return drops, 0
			case why == event.BlockMoot || why == event.BlockLater || why == event.BlockUnroll || why.Limit():
				return goesOn, 0
			default:
				return waitStanding(s.Why), s.Pos
			}
		case event.Fence, event.Malloc, event.Free, event.ThreadCreate:
		default:
			return goesOn, 0 // an error, or it depends on more than memory
		}
		s = u.p.Next(s, v)
	}
	return goesOn, 0
}

// tryAll is try after each of the options of choice s. Those that a false assumption stops do not
// count if there are others.
func (u *unbegun) tryAll(s *event.Step, own map[int32]event.Value) (standing, int32) {
	u.steps++ // a loop of choices alone ends, too
	all, pos := drops, int32(0)
	for k := range s.Len {
		st, at := u.try(u.p.Next(s, event.V(k)), maps.Clone(own))
		if st == goesOn {
			return goesOn, 0
		}
		if all == drops {
			all, pos = st, at
		}
	}
	return all, pos
}

// MayBegin reports whether some thread of x, to which nothing can be added, waits only because an
// atomic section or guarded access began too early: another execution shows what it does.
func MayBegin(x *execution.Execution, p config.Program) bool {
	for t := int32(0); int(t) < x.Graph.Threads(); t++ {
		if x.Graph.Exists(t) && !x.Graph.Finished(t) && delayed(x, t) {
			var s Standstill
			u := withoutSection(x, p)
			if u.hangs() {
				return false
			}
			u.resolve(&s)
			return s.Other
		}
	}
	return false
}
