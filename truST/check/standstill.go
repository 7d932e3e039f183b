package check

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Standstill says how the threads of an execution to which nothing can be added came to a
// stop.
type Standstill struct {
	spin, spinPos int32 // a thread that goes round in a loop for ever, and where; -1 if there is none
	lock, lockPos int32 // likewise, one that waits for something
	// Unroll: the loop bound stopped some thread. other: something else that need not be,
	// or stood on writes that are not the newest ones: another execution goes on there. wait:
	// some thread waits for others. over: the process has ended, and no thread waits any more.
	Unroll, Other, Wait, Over bool
	Blocks                    []*event.Step // with which threads stopped
	Assumed                   int           // how many more stopped because of an assumption: of what they wait for
}

// Stands finds that out, into memory that was used before. A wait counts only if it stands on the co-last writes: otherwise
// another execution goes on where this one stops.
func Stands(x *execution.Execution, p config.Program, out *Standstill) {
	*out = Standstill{spin: -1, lock: -1, Blocks: out.Blocks[:0]}
	g := x.Graph
	sections := false // some thread might go on if an atomic section had begun later
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) {
			continue
		}
		e := g.Last(t)
		if e != nil && e.Kind == event.ThreadFinish {
			out.Over = out.Over || e.Step.EndsProcess() // no thread waits any more
			continue
		}
		if e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val) {
			out.Wait = true
			sections = sections || delayed(x, t)
			switch {
			case event.BlockReason(e.Why) == event.BlockAssume:
				out.Other = true
				out.Assumed++
			case !stuck(x, e):
				out.Other = true
			case event.BlockReason(e.Why) == event.BlockSpin:
				out.spin, out.spinPos = t, e.Pos
			case onTrial(x, e):
				out.Other = true
			default:
				out.lock, out.lockPos = t, e.Pos
			}
			continue
		}
		s := x.Next(p, t)
		switch s.Kind {
		case event.Error:
			out.Other = true
		case event.ThreadJoin, event.BarrierLeave:
			if event.BlockReason(s.Why) == event.BlockAssume {
				out.Other = true
				out.Assumed++
				continue
			}
			out.Wait = out.Wait || s.Kind == event.BarrierLeave
			if out.lock < 0 {
				out.lock, out.lockPos = t, s.Pos
			}
		case event.Block:
			out.Blocks = append(out.Blocks, s)
			switch why := event.BlockReason(s.Why); {
			case why == event.BlockAssume, why == event.BlockMoot, why == event.BlockLater, why == event.BlockPause, why.Limit():
				out.Other = true
			case why == event.BlockUnroll:
				out.Unroll = true
			case why == event.BlockSpin:
				out.Wait = true
				if !SpinStuck(x, p, t, s) {
					out.Other = true
				} else {
					out.spin, out.spinPos = t, s.Pos
				}
			default:
				out.Wait = true
				out.lock, out.lockPos = t, s.Pos
			}
		}
	}
	if sections && !out.Other && !out.Unroll && !out.Over {
		if u := withoutSection(x, p); !u.hangs() {
			u.resolve(out)
		}
	}
}

// onTrial reports whether awaiting read e waits for a lock that a thread holds on trial:
// it waits for another one, and gives this one up (event.Trial).
func onTrial(x *execution.Execution, e *graph.Event) bool {
	g := x.Graph
	if e.RF.Thread < 0 || e.RF.Thread >= int32(g.Threads()) || g.At(e.RF).Attr&event.Trial == 0 {
		return false
	}
	l := g.Last(e.RF.Thread)
	return l.Kind == event.Read && l.Attr&event.Trial != 0 && l.Await != event.AwaitNone && !l.Admits(l.Val)
}

// stuck reports whether awaiting read e, which did not get what it waits for,
// never will.
func stuck(x *execution.Execution, e *graph.Event) bool {
	co := x.Graph.Co(e.Loc)
	if e.Attr&event.Sticky != 0 {
		for k := int(x.Graph.PosOf(e)); k < len(co); k++ {
			if e.Admits(x.Graph.ValueOf(e.Loc, co[k])) {
				return false
			}
		}
		return true
	}
	return execution.UpToDate(x.Graph, x.Graph.Order[e.Stamp])
}

// SpinStuck reports whether thread t, which s stops in a spin loop, waits for ever: whether its last iteration, the
// last s.Len events of t, has only read co-last writes, or it does nothing. With s.Len 0 only the last read counts. What an addition finds does not
// matter to a thread that does not look at it (event.Label.Adds): others may have added since.
func SpinStuck(x *execution.Execution, p config.Program, t int32, s *event.Step) bool {
	if s.Attr&event.Hangs != 0 {
		return true
	}
	g, n := x.Graph, int32(s.Len)
	end, first := g.Len(t), int32(0)
	if n > 0 {
		first = max(0, end-n)
	}
	for e := g.At(event.ID{Thread: t, Index: first}); n == 1 && e.Joint() && e.Len&event.OpensBit == 0; {
		first-- // the read is made as several events
		e = g.At(event.ID{Thread: t, Index: first})
	}
	for i := end - 1; i >= first; i-- {
		e := g.At(event.ID{Thread: t, Index: i})
		if e.Kind != event.Read || n > 0 && e.Adds() {
			continue
		}
		if now, ok := again(g, event.ID{Thread: t, Index: i}, int32(first)); n > 0 && ok {
			if now != e.Val.Lo && (!e.Alike(now, e.Val.Lo) || givesUp(p, e.Step, now)) {
				return false
			}
			continue
		}
		if co, k := g.Co(e.Loc), g.PosOf(e); int(k) < len(co)-1 && !isBack(g, e, co[k+1:], event.ID{Thread: t, Index: end - n}) {
			return false
		}
		if n == 0 && (!e.Joint() || e.Len&event.OpensBit != 0) {
			return true
		}
	}
	return true
}

// again is what read r, a look at a counter, would return if its round, which began with event first of the thread, was made again
// now. ok is false if it is none, or the round changes the counter otherwise than by adding to it.
func again(g *graph.Graph, r event.ID, first int32) (now uint64, ok bool) {
	e := g.At(r)
	if !e.Counts() || !e.HasRF || e.Val.Hi != 0 {
		return 0, false
	}
	for i := e.PrevLoc; i >= first; {
		w := g.At(event.ID{Thread: r.Thread, Index: i})
		if w.Kind == event.Write {
			if !w.Counts() && !w.Adds() {
				return 0, false
			}
			now += w.Val.Lo - g.At(event.ID{Thread: r.Thread, Index: i - 1}).Val.Lo
		}
		i = w.PrevLoc
	}
	co := g.Co(e.Loc)
	last := g.ValueOf(e.Loc, co[len(co)-1])
	now += last.Lo
	return now & e.Mask(), last.Hi == 0
}

// givesUp reports whether the thread of read r of a counter, if that returned now, would fail and not try again, because of an
// assumption about what it finds when it waits.
func givesUp(p config.Program, r *event.Step, now uint64) bool {
	w := p.Next(r, event.V(now))
	return w.Kind == event.Write && w.Len&event.FailedBit != 0 && event.BlockReason(w.First.Why) != event.BlockSpin
}

// isBack reports whether what read e read is there again. It is if that was followed, in later,
// only by what e's own iteration, which begins with event own, wrote and undid, and by what others do
// in loops like this one: they put back what they read, or take a lock and release it.
func isBack(g *graph.Graph, e *graph.Event, later []event.ID, own event.ID) bool {
	val, last := seen(e, e.Val), seen(e, g.ValueOf(e.Loc, later[len(later)-1]))
	for _, c := range later {
		if (c.Thread != own.Thread || c.Index < own.Index) && !comesBack(g, c, val, last) {
			return false
		}
	}
	return true
}

// seen is what of value v matters to the thread of e, which read it or wrote it: if it takes a
// read-write lock or releases it, whether a thread holds that to write, but not how many read.
func seen(e *graph.Event, v event.Value) event.Value {
	if e.Attr&(event.ReadWrite|event.CAS) == event.ReadWrite {
		v.Lo &= event.Writer
	}
	return v
}

// BadExit reports whether the program's status is not 0 when a thread ends with
// step s: main's result, or what any thread passed to exit.
func BadExit(s *event.Step) bool {
	return s.EndsProcess() && uint32(s.Val.Lo) != 0
}

// Waits reports whether some thread did not finish.
func Waits(g *graph.Graph) bool {
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Exists(t) && !g.Finished(t) {
			return true
		}
	}
	return false
}

// comesBack reports whether write c of another thread, to a location in which val was before and
// last is in the end, may be a part of rounds that leave there what they found. It puts back
// what it replaced; or its thread did not finish, and takes a lock or releases it: of two
// threads that go round with one lock, one comes first. After one that finished the loop
// goes round in another execution.
func comesBack(g *graph.Graph, c event.ID, val, last event.Value) bool {
	e := g.At(c)
	_, rmw := g.Replaces(c)
	switch {
	case rmw && seen(e, e.Val) == val:
		return true
	case val != last || g.Finished(c.Thread):
		return false
	}
	return rmw || e.PrevLoc >= 0 && g.IsRMWWrite(event.ID{Thread: c.Thread, Index: e.PrevLoc})
}
