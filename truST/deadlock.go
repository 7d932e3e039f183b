package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// If nothing can go on because threads wait, that is a deadlock. If one of them goes round in
// a loop it is one only if others would wait for ever whatever that thread did. They
// would if all they wait for is each other: each for a lock that another one of them, or a thread
// that has finished, holds, or for another one of them to finish.
//
// Who holds a lock is known if the newest write of it took it. What one
// thread waits for and any thread may bring (a signal, a semaphore, a barrier, a write) explains nothing.

// deadlocked returns a thread of x, to which nothing can be added, that waits only for
// threads that do so too, and the position of its wait, or -1. It prefers one that waits for a lock.
func (w *worker) deadlocked(x *execution) (t, pos int32) {
	g := x.g
	const goesOn = -1
	holder := make([]int32, g.Threads()) // the thread that another one waits for
	for t := range holder {
		holder[t] = goesOn
		if g.Exists(int32(t)) && !g.Finished(int32(t)) {
			holder[t] = w.waitsFor(x, int32(t))
		}
	}
	for again := true; again; {
		again = false
		for t, h := range holder {
			if h != goesOn && !g.Finished(h) && holder[h] == goesOn {
				holder[t], again = goesOn, true
			}
		}
	}
	t = -1
	for u, h := range holder {
		if h == goesOn {
			continue
		}
		if e := g.Last(int32(u)); e.Await != event.AwaitNone && !e.Admits(e.Val) {
			return int32(u), e.Pos
		}
		if t < 0 {
			t, pos = int32(u), w.next(x, int32(u)).Pos
		}
	}
	return t, pos
}

// waitsFor returns the only thread that can end the wait of thread t of x: the holder of a
// lock, or the thread that t joins. -1 if there may be others.
func (w *worker) waitsFor(x *execution, t int32) int32 {
	g := x.g
	if e := g.Last(t); e.Await != event.AwaitNone && !e.Admits(e.Val) {
		if event.BlockReason(e.Why) != event.BlockLock || !w.stuck(x, e) || !w.takes(x, e.RF) {
			return -1
		}
		return e.RF.Thread
	}
	if s := w.next(x, t); s.Kind == event.ThreadJoin {
		if u := w.space.Joined(s); u < int32(g.Threads()) && g.Exists(u) {
			return u
		}
	}
	return -1
}

// takes reports whether event a is a write that took a lock.
func (w *worker) takes(x *execution, a event.ID) bool {
	g := x.g
	if a.Thread < 0 || int(a.Thread) >= g.Threads() || !g.IsRMWWrite(a) {
		return false
	}
	if g.At(a).Attr&event.Lock != 0 {
		return true
	}
	r := g.At(event.ID{Thread: a.Thread, Index: a.Index - 1})
	return r.Kind == event.Read && r.Await != event.AwaitNone && event.BlockReason(r.Why) == event.BlockLock && r.Loc == g.At(a).Loc
}

// endless is the finding that nothing can go on in x, where thread spin goes round in a loop
// at spinPos, and thread lock waits at lockPos; -1 if there is none.
func (w *worker) endless(x *execution, spin, spinPos, lock, lockPos int32) (f Found, ok bool) {
	f = Found{Msg: -1, Other: -1, Conflict: graph.None}
	if lock >= 0 && spin >= 0 && !w.cfg.NoDeadlock {
		lock, lockPos = w.deadlocked(x)
	}
	switch {
	case lock >= 0 && !w.cfg.NoDeadlock:
		f.Kind, f.Thread, f.Pos = Deadlock, lock, lockPos
		f.Detail = "no thread can go on"
		if spin >= 0 {
			f.Detail = "threads wait for each other"
		}
	case spin >= 0:
		f.Kind, f.Thread, f.Pos = Liveness, spin, spinPos
		f.Detail = "the loop waits for a write that never comes"
	default:
		return f, false
	}
	return f, true
}
