package check

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// If nothing can go on because threads wait, that is a deadlock. If one of them goes round in
// a loop, it is one only if others would wait for ever whatever that thread did. They
// would if all they wait for is each other: each for a lock that another one of them, or a thread
// that has finished, holds, or for another one of them to finish.
//
// Who holds a lock is known if the newest write of it took it. What one
// thread waits for and any thread may bring (a signal, a semaphore, a barrier, a write) explains nothing.

// deadlocked returns a thread of x, to which nothing can be added, that waits only for
// threads that do so too, and the position of its wait, or -1. It prefers one that waits for a lock.
func deadlocked(x *execution.Execution, p config.Program) (t, pos int32) {
	g := x.Graph
	const goesOn = -1
	holder := make([]int32, g.Threads()) // the thread that another one waits for
	for t := range holder {
		holder[t] = goesOn
		if g.Exists(int32(t)) && !g.Finished(int32(t)) {
			holder[t] = waitsFor(x, p, int32(t))
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
			t, pos = int32(u), x.Next(p, int32(u)).Pos
		}
	}
	return t, pos
}

// waitsFor returns the only thread that can end the wait of thread t of x: the holder of a
// lock, or the thread that t joins. -1 if there may be others.
func waitsFor(x *execution.Execution, p config.Program, t int32) int32 {
	g := x.Graph
	if e := g.Last(t); e.Await != event.AwaitNone && !e.Admits(e.Val) {
		w := lastChange(x.Graph, e.RF)
		if event.BlockReason(e.Why) != event.BlockLock || !stuck(x, e) || !takes(x.Graph, w) || delayed(x, t) {
			return -1
		}
		return w.Thread
	}
	if s := x.Next(p, t); s.Kind == event.ThreadJoin {
		if u := g.Space.Joined(s); u < int32(g.Threads()) && g.Exists(u) {
			return u
		}
	}
	return -1
}

// lastChange is a, or, if that only entered the queue of an object, the operation before it that did more.
func lastChange(g *graph.Graph, a event.ID) event.ID {
	for a.Thread >= 0 && int(a.Thread) < g.Threads() && g.IsRMWWrite(a) && g.At(a).Addr.IsObject() && g.At(a).Ord == event.Relaxed {
		a = g.At(event.ID{Thread: a.Thread, Index: a.Index - 1}).RF
	}
	return a
}

// takes reports whether event a is a write that took a lock.
func takes(g *graph.Graph, a event.ID) bool {
	if a.Thread < 0 || int(a.Thread) >= g.Threads() || !g.IsRMWWrite(a) {
		return false
	}
	if g.At(a).Attr&event.Lock != 0 {
		return true
	}
	r := g.At(event.ID{Thread: a.Thread, Index: a.Index - 1})
	return r.Kind == event.Read && r.Await != event.AwaitNone && event.BlockReason(r.Why) == event.BlockLock && r.Loc == g.At(a).Loc
}

// deadlock finds that nothing can go on in x because threads wait for each other.
func deadlock(x *execution.Execution, p config.Program, s *Standstill) *Finding {
	lock, pos, detail := s.lock, s.lockPos, "no thread can go on"
	if lock >= 0 && s.spin >= 0 {
		lock, pos = deadlocked(x, p)
		detail = "threads wait for each other"
	}
	if lock < 0 {
		return nil
	}
	return endless(x, result.Deadlock, lock, pos, detail)
}

// distinctDeadlock is deadlock, and names the finding by what threads wait for: deadlocks with the same name are
// one. It says at which position each thread waits and for which memory, not which thread that is. Threads that
// wait for others to finish count by their positions.
func distinctDeadlock(x *execution.Execution, p config.Program, s *Standstill) *Finding {
	f := deadlock(x, p, s)
	if f == nil {
		return nil
	}
	g := x.Graph
	var waits []string
	for t := range int32(g.Threads()) {
		if !g.Exists(t) || g.Finished(t) {
			continue
		}
		l := &event.Label{}
		if e := g.Last(t); e.Await != event.AwaitNone && !e.Admits(e.Val) {
			l = &e.Step.Label
		} else {
			l = &x.Next(p, t).Label
		}
		w := fmt.Sprintf("%d:%s", l.Pos, event.BlockReason(l.Why))
		if l.IsAccess() || l.Kind == event.BarrierLeave {
			w += fmt.Sprintf(":%x", uint64(waitedFor(g, t, l)))
		}
		if waits = append(waits, w); w == slices.Min(waits) { // the position, too, depends on the name only
			f = endless(x, result.Deadlock, t, l.Pos, f.Detail)
		}
	}
	slices.Sort(waits)
	f.Found.Name = strings.Join(waits, " ")
	return f
}

// waitedFor is the address of what thread t waits for at awaiting read or barrier l. In a call that first enters the
// queue of a condition variable that is the condition variable, not the word that the thread then reads.
func waitedFor(g *graph.Graph, t int32, l *event.Label) event.Addr {
	a := l.Addr
	if event.BlockReason(l.Why) != event.BlockCond {
		return a
	}
	for i := g.Len(t) - 1; i >= 0; i-- {
		e := g.At(event.ID{Thread: t, Index: i})
		if e.Pos != l.Pos {
			break
		}
		if e.IsAccess() {
			a = e.Addr.Memory()
		}
	}
	return a
}

// liveness finds that a thread of x goes round in a loop for ever.
func liveness(x *execution.Execution, _ config.Program, s *Standstill) *Finding {
	if s.spin < 0 {
		return nil
	}
	return endless(x, result.Liveness, s.spin, s.spinPos, "the loop waits for a write that never comes")
}

func endless(x *execution.Execution, k result.ErrorKind, t, pos int32, detail string) *Finding {
	return &Finding{Found: &result.Found{Kind: k, Msg: -1, Pos: pos, Other: -1, Thread: t,
		Event: event.ID{Thread: t, Index: x.Graph.Len(t)}, Conflict: graph.None}, Detail: detail}
}
