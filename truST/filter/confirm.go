package filter

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// A thread often reads a location, computes what it should become, and confirms that with a compare-exchange that
// expects what was read; if it is too late, it starts again. The interpreter gives up such a round, because the read may as
// well have come later, so the execution is blocked. It certainly is if another read-modify-write, the rival, reads
// the same write as the first read: no two of them can read one write, so the compare-exchange finds something else. As long as
// no value comes back at the location, that is another value, with which the thread only stops.
//
// Such executions are vain: what others do in them they also do without that read, since nothing that the thread
// does between the two reaches them. Those that end so do not count. Most are left out before, when the compare-exchange begins to
// wait, because the read and the rival stay:
//
//   - if the rival is older than the read, that has not read the newest write of those before it, so nothing revisits it;
//   - if a revisit by the rival's write, or by one that comes after the rival causally, made the compare-exchange wait, then that
//     write is the cause of a stall (stalls.go). Only a revisit by a write with this cause in its past can delete the stall, and to
//     such a write the read has not read the newest one either.
//
// RATIONALE.md ("Why is a compare-exchange rarely too late?") has the argument. The idea is that of confirmations in "Unblocking
// Dynamic Partial Order Reduction" (Kokologiannakis, Marmanis, Vafeiadis; CAV 2023).
//
// Most programs have no such execution. So the filter only looks at blocked executions, at first; when one is vain,
// the exploration starts again (Refinement.Confirm).

// addConfirm adds the filter where it is possible: where reads may wait (stalls.go), threads are asked what they do next
// (lookahead.go), errors count at once, and every execution counts for itself. In a hunt all executions are welcome.
func addConfirm(f *execution.Filters, w *execution.Workbench, r *config.Refinement) {
	c := w.Config
	switch {
	case c.NoLookahead, c.Custom != nil, w.Traits.Tracks(), w.Equivalence.Late(), c.Bound != nil, c.CommuteIf, c.Hunt != nil, c.CheckLivelock,
		len(r.Comebacks) > maxComebacks:
		return
	}
	q := confirmations{w: w, comebacks: r.Comebacks, known: map[promise]*event.Step{}}
	if r.Confirm {
		f.Add(&confirm{confirmations: q})
	} else {
		f.Add(&unconfirmed{confirmations: q})
	}
}

// maxComebacks bounds at how many addresses values come back, each of which starts the exploration again. With more, all is
// explored.
const maxComebacks = 8

// maxLooked bounds how many blocked executions a worker looks at. Where there is something to leave out, it is met early;
// where there is not, programs with many of them must not take longer.
const maxLooked = 1 << 10

// unconfirmed looks whether there is something to leave out.
type unconfirmed struct {
	confirmations
	looked int
}

// Vain implements execution.VainFilter.
func (q *unconfirmed) Vain(x *execution.Execution) bool {
	if q.looked == maxLooked {
		return false
	}
	if q.looked++; !q.vain(x) {
		return false
	}
	q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.Confirm) })
	return true
}

// confirm is the filter.
type confirm struct {
	confirmations
	writes []event.ID // scratch of look
}

// Vain implements execution.VainFilter.
func (q *confirm) Vain(x *execution.Execution) bool { return q.vain(x) }

// Hopeless implements execution.WholeFilter.
func (q *confirm) Hopeless(x *execution.Execution) bool {
	k, n := len(x.Stalls)-1, int32(len(x.Graph.Order))
	if n > 0 && n == x.Own { // a revisit made it
		q.look(x.Graph, x.Graph.Order[n-1])
	}
	if k < 0 {
		return false
	}
	st := &x.Stalls[k]
	return (st.At == n || st.Cause != graph.None && st.Cause == x.Graph.Order[n-1]) && q.waitsInVain(x, st)
}

// waitsInVain reports whether what st, which has just begun, stands for is a compare-exchange that is too late whatever
// revisits come.
func (q *confirm) waitsInVain(x *execution.Execution, st *execution.Stall) bool {
	g := x.Graph
	if g.Len(st.Thread) != st.Index {
		return false
	}
	s := q.w.Next(x, st.Thread)
	r := q.first(g, event.ID{Thread: st.Thread, Index: st.Index}, s)
	if r == graph.None {
		return false
	}
	u := q.rival(g, r)
	return u != graph.None && (g.At(u).Stamp < g.At(r).Stamp || st.Cause != graph.None && graph.In(g.PORF(st.Cause), u)) &&
		q.confirmation(g.At(r)) == s
}

// Accessed implements execution.AccessFilter. The write of a read-modify-write that has a rival stays only where a revisit deletes
// that.
func (q *confirm) Accessed(x *execution.Execution, id event.ID) {
	switch g := x.Graph; {
	case g.At(id).Kind == event.Read && !q.may(g.At(id).Step):
	case g.At(id).Kind == event.Write && q.w.Equivalence.Rival(x, id) < int32(len(g.Order)):
	default:
		q.look(g, id)
	}
}

// look looks whether a value comes back at the location of access id of g after a read-modify-write has read it, and some
// thread confirms it.
func (q *confirm) look(g *graph.Graph, id event.ID) {
	e := g.At(id)
	if !e.IsAccess() || len(g.Co(e.Loc)) < 2 || slices.Contains(q.comebacks, e.Addr) {
		return
	}
	q.writes = append(q.writes[:0], g.Co(e.Loc)...)
	if e.Kind == event.Write && !slices.Contains(q.writes, id) { // it has no place yet
		q.writes = append(q.writes, id)
	}
	for k, w := range q.writes {
		v := g.ValueOf(e.Loc, w)
		if v.Hi == 0 && q.replaced(g, k) && slices.ContainsFunc(q.writes[k+1:], func(c event.ID) bool { return g.ValueOf(e.Loc, c).Lo == v.Lo }) &&
			q.confirmed(g, e.Loc, v) {
			q.w.Control.Refine(func(r *config.Refinement) bool { return config.Learn(&r.Comebacks, e.Addr) })
			return
		}
	}
}

// replaced reports whether a read-modify-write reads the write that is number k of q.writes.
func (q *confirm) replaced(g *graph.Graph, k int) bool {
	for _, n := range [...]int{k + 1, len(q.writes) - 1} { // the last one may have no place yet
		if n > k && n < len(q.writes) {
			if u, ok := g.Replaces(q.writes[n]); ok && g.At(u).RF == q.writes[k] {
				return true
			}
		}
	}
	return false
}

// confirmed reports whether some thread that reads location l of g confirms v if it reads that.
func (q *confirm) confirmed(g *graph.Graph, l int32, v event.Value) bool {
	for t, i := range g.LastAccesses(l) {
		for i >= 0 {
			e := g.At(event.ID{Thread: int32(t), Index: i})
			if e.Kind == event.Read && q.may(e.Step) && q.confirms(e.Step, v) != nil {
				return true
			}
			i = e.PrevLoc
		}
	}
	return false
}

// confirmations finds out what threads confirm.
type confirmations struct {
	w         *execution.Workbench
	comebacks []event.Addr // ascending
	known     map[promise]*event.Step
}

// promise is a read that returned a value.
type promise struct {
	read *event.Step
	val  uint64
}

// maxPromises bounds how many are known: steps that are known are not forgotten (package cache).
const maxPromises = 1 << 12

// maxBetween bounds the events between a read and the compare-exchange that confirms it.
const maxBetween = 16

// vain reports whether a thread of x, a blocked execution, has stopped because its compare-exchange came too late. Reads that stop
// their threads were added last (engine.Worker.EndWaits).
func (q *confirmations) vain(x *execution.Execution) bool {
	g := x.Graph
	for n := len(g.Order) - 1; n >= 0; n-- {
		id := g.Order[n]
		switch e := g.At(id); {
		case e.Kind == event.Read && e.Attr == event.CAS:
			if q.late(g, id) {
				return true
			}
		case e.Kind == event.Read && id.Index == g.Len(id.Thread)-1, e.Attr&event.Exclusive != 0:
		default:
			return false
		}
	}
	return false
}

// late reports whether x, a read, is a compare-exchange that came too late, and the last event of its thread.
func (q *confirmations) late(g *graph.Graph, x event.ID) bool {
	e := g.At(x)
	if x.Index != g.Len(x.Thread)-1 {
		return false
	}
	r := q.first(g, x, e.Step)
	return r != graph.None && e.HasRF && !e.Succeeds(e.Val) && q.rival(g, r) != graph.None && q.confirmation(g.At(r)) == e.Step
}

// first is the read that compare-exchange x, whose step is s and which need not be there yet, may confirm, graph.None if there is
// none.
func (q *confirmations) first(g *graph.Graph, x event.ID, s *event.Step) event.ID {
	if s.Kind != event.Read || s.Attr != event.CAS {
		return graph.None
	}
	for r := x; r.Index > 0 && x.Index-r.Index <= maxBetween; {
		r.Index--
		switch e := g.At(r); {
		case e.Kind == event.Read && e.Addr == s.Addr && q.may(e.Step):
			return r
		case !between(e.Step):
			return graph.None
		}
	}
	return graph.None
}

// rival is the write of the read-modify-write that reads what read r reads, graph.None if there is none, or r is no read that
// its thread may confirm.
func (q *confirmations) rival(g *graph.Graph, r event.ID) event.ID {
	e := g.At(r)
	if !q.may(e.Step) || !e.HasRF {
		return graph.None
	}
	co, k := g.Co(e.Loc), int(g.PosOf(e))+1
	if k == len(co) || co[k].Thread == r.Thread {
		return graph.None
	}
	if u, ok := g.Replaces(co[k]); !ok || g.At(u).RF != e.RF {
		return graph.None
	}
	return co[k]
}

// may reports whether s is a read that a compare-exchange may confirm.
func (q *confirmations) may(s *event.Step) bool {
	return s.Kind == event.Read && s.Attr == 0 && s.Await == event.AwaitNone && s.Ord != event.NotAtomic && s.Size <= 8 &&
		!slices.Contains(q.comebacks, s.Addr)
}

// between reports whether s may be between a read and the compare-exchange that confirms it: no other thread learns
// of it, and it can do nothing wrong that depends on what was read.
func between(s *event.Step) bool {
	return s.Kind == event.Fence && s.Attr == 0 || s.Kind == event.Write && s.Attr == event.Fresh
}

// confirmation is the compare-exchange that confirms what e, a read, has returned, nil if there is none.
func (q *confirmations) confirmation(e *graph.Event) *event.Step {
	if e.Val.Hi != 0 {
		return nil
	}
	return q.confirms(e.Step, e.Val)
}

// confirms is the compare-exchange that confirms v, if read s returns that; its thread stops unless it succeeds.
func (q *confirmations) confirms(s *event.Step, v event.Value) *event.Step {
	k := promise{s, v.Lo}
	x, ok := q.known[k]
	if !ok {
		if len(q.known) == maxPromises {
			clear(q.known)
		}
		x = q.find(s, v)
		q.known[k] = x
	}
	return x
}

// find is confirms for what is not known.
func (q *confirmations) find(s *event.Step, v event.Value) *event.Step {
	p := q.w.Program
	x := p.Next(s, v)
	events := uint64(2)
	for ; between(x); events++ {
		if events > maxBetween {
			return nil
		}
		x = p.Next(x, event.Value{})
	}
	if x.Kind != event.Read || x.Attr != event.CAS || x.Await != event.AwaitNone || x.Addr != s.Addr || x.Size != s.Size || x.Cmp != v {
		return nil
	}
	// Every other value differs in some bit. If one bit does and all others are undefined, a thread that stops does
	// so whatever they are: it fails where it uses them.
	all := ^uint64(0) >> (64 - 8*x.Size)
	for bit := uint64(1); bit&all != 0; bit <<= 1 {
		if !q.stops(p.Next(x, event.Value{Lo: ^v.Lo & bit, Hi: all &^ bit}), events) {
			return nil
		}
	}
	return x
}

// stops reports whether step n only stops its thread, because it gives up a round of a loop with the given number of
// events or more, or for good. In a loop with fewer events the thread would wait for the value to come back.
func (q *confirmations) stops(n *event.Step, events uint64) bool {
	if n.Kind != event.Block || n.Attr != 0 {
		return false
	}
	switch event.BlockReason(n.Why) {
	case event.BlockAssume, event.BlockMoot:
		return true
	case event.BlockSpin:
		return n.Len >= events
	}
	return false
}
