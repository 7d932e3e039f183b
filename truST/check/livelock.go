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

// Threads that go round for ever together: the execution ends with rounds of loops that lead each thread back to
// the state in which it began them, and memory to what it was. Then these rounds can be repeated for ever. It is
// shown, not guessed: what follows says how.
//
// Let D be the last rounds of the threads that were cut (event.BlockRounds, whose Cmp.Lo is their length) and of those
// that only read in loops, and C the rest of the execution, without reads that wait. If nothing of C depends on D, the
// events of C have an interleaving, and those of D have one that follows it. If each location has the same value after
// both as after C, the program is in the same state then: D can follow once more, and again. In that infinite execution
// each of these threads makes its round over and over, and all others have finished or wait for what is not there each
// time that D begins; so it is fair, and no thread gets on. As an interleaving it is allowed by every model.

// livelocks finds such executions, under a model in which executions are interleavings (sequential) or perhaps not.
type livelocks struct{ sequential bool }

func newLivelocks(t *consistency.Traits) *livelocks { return &livelocks{t.Sequential()} }

func (c *livelocks) check(x *execution.Execution, p config.Program, s *Standstill) *Finding {
	if !slices.ContainsFunc(s.Blocks, func(b *event.Step) bool { return event.BlockReason(b.Why) == event.BlockRounds }) {
		return nil
	}
	g := x.Graph
	r := rounds{g: g, from: make([]int32, g.Threads()), end: make([]int32, g.Threads())}
	lead, pos := int32(-1), int32(0)
	for t := range r.from {
		if !g.Exists(int32(t)) {
			continue
		}
		n, goesRound, ok := lastRound(x, p, int32(t))
		if !ok {
			return nil
		}
		r.end[t] = g.Len(int32(t))
		if g.Blocked(int32(t)) {
			r.end[t]--
		}
		r.from[t] = r.end[t] - n
		if goesRound && lead < 0 {
			lead, pos = int32(t), x.Next(p, int32(t)).Pos
		}
	}
	if lead < 0 || !r.repeat() || !c.sequential && !r.interleave() {
		return nil
	}
	return endless(x, result.Livelock, lead, pos, "threads go round for ever")
}

// lastRound is how many events of thread t at its end are a round that begins and ends in the same state, and
// whether that writes. ok is false if it is not known that the thread goes round, waits or has finished.
func lastRound(x *execution.Execution, p config.Program, t int32) (n int32, writes, ok bool) {
	g := x.Graph
	if g.Finished(t) {
		return 0, false, true
	}
	if g.Blocked(t) {
		e := g.Last(t)
		return 0, false, stuck(x, e) && event.BlockReason(e.Why) != event.BlockAssume
	}
	switch s := x.Next(p, t); {
	case s.Kind == event.ThreadJoin || s.Kind == event.BarrierLeave:
		return 0, false, event.BlockReason(s.Why) != event.BlockAssume
	case s.Kind != event.Block:
		return 0, false, false
	case event.BlockReason(s.Why) == event.BlockRounds:
		return int32(s.Cmp.Lo), true, s.Cmp.Lo > 0 && s.Cmp.Lo <= uint64(g.Len(t))
	case event.BlockReason(s.Why) == event.BlockSpin:
		n = int32(s.Len)
		return n, false, n > 0 && n <= g.Len(t) && s.Attr&event.Undone == 0 && SpinStuck(x, p, t, s)
	default:
		return 0, false, event.BlockReason(s.Why) == event.BlockPause
	}
}

// rounds is an execution: of each thread, the events before end, of which those from from on are rounds.
type rounds struct {
	g         *graph.Graph
	from, end []int32
}

func (r *rounds) contains(id event.ID) bool { return id.Thread >= 0 && id.Index >= r.from[id.Thread] }

// repeat reports whether nothing before the rounds depends on them, and memory is as it was before them.
func (r *rounds) repeat() bool {
	g := r.g
	last := map[int32]int32{} // of each location that rounds access: the position in co of the last write before them
	for t := range r.from {
		for i := r.from[t]; i < r.end[t]; i++ {
			switch e := g.At(event.ID{Thread: int32(t), Index: i}); {
			case e.Absent:
				return false
			case e.Kind == event.Read || e.Kind == event.Write:
				if _, known := last[e.Loc]; known {
					break
				}
				if g.Partial(e.Loc) {
					if !r.sameState(e.Loc) {
						return false
					}
					last[e.Loc] = 0
					break
				}
				co := g.Co(e.Loc)
				k := len(co) - 1
				for k > 0 && r.contains(co[k]) {
					k--
				}
				for _, w := range co[1 : k+1] {
					if r.contains(w) {
						return false
					}
				}
				if g.ValueOf(e.Loc, co[k]) != g.ValueOf(e.Loc, co[len(co)-1]) {
					return false
				}
				last[e.Loc] = int32(k)
			case e.Kind == event.Fence || e.Kind == event.Choice || e.Kind == event.Skip:
			default:
				return false
			}
		}
	}
	for t := range r.from {
		for i := range r.end[t] {
			e := g.At(event.ID{Thread: int32(t), Index: i})
			switch {
			case e.Absent:
				return false
			case e.Kind != event.Read:
			case g.Partial(e.Loc):
				if i < r.from[t] && !r.before(e) {
					return false
				}
			case i < r.from[t] && r.contains(e.RF), i >= r.from[t] && g.PosOf(e) < last[e.Loc]:
				return false
			}
		}
	}
	return true
}

// before reports whether no event of the rounds is in the causal past of operation e, which is none of them.
func (r *rounds) before(e *graph.Event) bool {
	for t, i := range r.g.PORF(r.g.Order[e.Stamp])[:len(r.from)] {
		if i >= r.from[t] {
			return false
		}
	}
	return true
}

// sameState reports whether the object of location l, a partial one, is in the same state after the rounds as
// before them. The value of a write there is only what the operations make that come before it in any case.
func (r *rounds) sameState(l int32) bool {
	state := func(end []int32) event.Value {
		view := make([]int32, len(end))
		for t, n := range end {
			view[t] = n - 1
		}
		v, _ := execution.StateIn(r.g, l, view)
		return v
	}
	return state(r.from) == state(r.end)
}

// interleave reports whether the execution is an interleaving: whether program order, reads-from, coherence order and
// from-reads together have no cycle.
func (r *rounds) interleave() bool {
	g := r.g
	next := make([]int32, len(r.end))
	type place struct{ loc, pos int32 }
	readers := map[place]int{} // reads of a write that are still to come
	now := map[int32]int32{}   // the position in co of the newest write
	left := 0
	for t := range r.end {
		left += int(r.end[t])
		for i := range r.end[t] {
			switch e := g.At(event.ID{Thread: int32(t), Index: i}); e.Kind {
			case event.Read:
				if !g.Partial(e.Loc) {
					readers[place{e.Loc, g.PosOf(e)}]++
				}
			case event.BarrierArrive, event.BarrierLeave:
				return false
			}
		}
	}
	possible := func(t int32, e *graph.Event) bool {
		if e.Loc >= 0 && g.Partial(e.Loc) {
			for u, i := range g.PORF(event.ID{Thread: t, Index: next[t]})[:len(next)] {
				if int32(u) != t && i >= next[u] {
					return false
				}
			}
			return true
		}
		switch e.Kind {
		case event.Read:
			return g.PosOf(e) == now[e.Loc]
		case event.Write:
			return e.CoPos == now[e.Loc]+1 && readers[place{e.Loc, now[e.Loc]}] == 0
		case event.ThreadStart:
			c := g.Creator(t)
			return c.Thread < 0 || next[c.Thread] > c.Index
		case event.ThreadJoin:
			u := g.Space.Joined(e.Step)
			return next[u] == r.end[u]
		}
		return true
	}
	for moved := true; moved; {
		moved = false
		for t := range next {
			for next[t] < r.end[t] {
				e := g.At(event.ID{Thread: int32(t), Index: next[t]})
				if !possible(int32(t), e) {
					break
				}
				switch {
				case e.Loc >= 0 && g.Partial(e.Loc):
				case e.Kind == event.Read:
					readers[place{e.Loc, now[e.Loc]}]--
				case e.Kind == event.Write:
					now[e.Loc]++
				}
				next[t]++
				left--
				moved = true
			}
		}
	}
	return left == 0
}
