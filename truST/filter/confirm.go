package filter

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
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
// Where the thread reads other locations in between, or keeps what the compare-exchange returned, rounds.go decides.
//
// RATIONALE.md ("Why is a compare-exchange rarely too late?") has the argument. The idea is that of confirmations in "Unblocking
// Dynamic Partial Order Reduction" (Kokologiannakis, Marmanis, Vafeiadis; CAV 2023).
//
// Most programs have no such execution. So the filter only looks at blocked executions, at first; when one is vain,
// the exploration starts again (Refinement.Confirm).

// addConfirm adds the filter where it is possible: where reads may wait (stalls.go), so not in graphs with holes,
// threads are asked what they do next (lookahead.go), errors count at once, and every execution counts for itself. In a
// hunt all executions are welcome.
func addConfirm(f *execution.Filters, w *execution.Workbench, r *config.Refinement) {
	c := w.Config
	switch {
	case c.NoLookahead, c.Custom != nil, w.Equivalence.Late(), c.Bound != nil, c.CommuteIf, c.Hunt != nil, c.CheckLivelock,
		len(r.Comebacks) > maxComebacks:
		return
	}
	q := confirmations{w: w, comebacks: r.Comebacks, known: map[promise]*event.Step{}, places: map[event.Addr]*place{}}
	rs := newRounds(q)
	if !r.Rounds {
		f.Add(&unconfirmed{rounds: rs, on: r.Confirm, few: r.NoRounds})
	}
	switch {
	case r.Rounds && !r.NoRounds && (len(r.Comebacks) <= maxFailed || c.Eager):
		f.Add(&confirm{confirmations: q, rounds: rs})
	case r.Confirm:
		f.Add(&confirm{confirmations: q})
	}
}

// maxComebacks bounds at how many addresses values come back, each of which starts the exploration again. With more, all is
// explored.
const maxComebacks = 8

// maxFailed bounds at how many addresses that may be while rounds with other reads are left out (rounds.go). Where more is learnt,
// little is lost.
const maxFailed = 2

// maxLooked bounds how many blocked executions a worker looks at. Where there is something to leave out, it is met early;
// where there is not, programs with many of them must not take longer.
const maxLooked = 1 << 10

// unconfirmed looks whether there is something to leave out.
type unconfirmed struct {
	*rounds
	looked int
	ended  int  // how many of them may have ended in a round with other reads (rounds.go)
	on     bool // without other reads it is left out
	few    bool // with other reads nothing would be saved
}

// Vain implements execution.VainFilter.
func (q *unconfirmed) Vain(x *execution.Execution) bool {
	if q.looked == maxLooked {
		return false
	}
	q.looked++
	switch {
	case q.confirmations.vain(x):
		if q.on {
			return false
		}
		q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.Confirm) })
	case !q.few && q.mayBeVain(x):
		if q.ended++; q.ended < q.enough() || !q.rounds.vain(x) {
			return false
		}
		q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.Rounds) })
	default:
		return false
	}
	return true
}

// minLost is how many blocked executions have to end in rounds with other reads until it pays to look for such rounds.
const minLost = 64

func (q *unconfirmed) enough() int {
	if q.w.Config.Eager {
		return 1
	}
	return minLost
}

// confirm is the filter.
type confirm struct {
	confirmations
	rounds *rounds    // nil: no other reads may come between the two
	writes []event.ID // scratch of look
	values []event.Value
	// How many executions were left out because of rounds before they ended, and how many ended so before the first of those.
	early, ended int
}

// maxEnded is how many executions may end in lost rounds before the first one is left out earlier.
const maxEnded = 1 << 10

// Vain implements execution.VainFilter.
func (q *confirm) Vain(x *execution.Execution) bool {
	switch {
	case q.vain(x):
	case q.rounds == nil || !q.rounds.vain(x):
		return false
	case q.early == 0:
		if q.ended++; q.ended == maxEnded { // rounds cost, and save nothing
			q.w.Control.Refine(func(r *config.Refinement) bool {
				r.Rounds = false
				return config.TurnOn(&r.NoRounds)
			})
		}
	}
	return true
}

// Hopeless implements execution.WholeFilter.
func (q *confirm) Hopeless(x *execution.Execution) bool {
	k, n := len(x.Stalls)-1, int32(len(x.Graph.Order))
	if n > 0 && n <= x.Own { // a revisit made it, whose write may have had a rival before
		if id := x.Graph.Order[n-1]; x.Graph.At(id).IsAccess() {
			q.added(x, id)
		}
	}
	if q.rounds != nil && n > 0 && q.rounds.unseen(x, x.Graph.Order[n-1]) {
		q.rounds.lookAll(x)
	}
	if invariant.Enabled && q.rounds != nil {
		q.rounds.check(x)
	}
	if k < 0 {
		return false
	}
	st := &x.Stalls[k]
	return (st.At == n || st.Cause != graph.None && st.Cause == x.Graph.Order[n-1]) && (q.waitsInVain(x, st) || q.waitsInRound(x, st))
}

// waitsInRound is waitsInVain where other reads come between the two.
func (q *confirm) waitsInRound(x *execution.Execution, st *execution.Stall) bool {
	if q.rounds == nil || !q.rounds.waitsInVain(x, st) {
		return false
	}
	q.early++
	return true
}

// Lost implements execution.LostFilter.
func (q *confirm) Lost(x *execution.Execution, t int32) bool {
	st := execution.Stall{Thread: t, Index: x.Graph.Len(t), At: int32(len(x.Graph.Order)), Cause: graph.None}
	return q.waitsInVain(x, &st) || q.waitsInRound(x, &st)
}

// LostBy implements execution.LostFilter: the write of a rival of the read that compare-exchange r confirms.
func (q *confirm) LostBy(x *execution.Execution, id, r event.ID) bool {
	g := x.Graph
	e := g.At(id)
	s := g.At(r).Step
	if e.Attr&event.Exclusive == 0 || s.Attr != event.CAS || g.Overlaid(r) {
		return false
	}
	c := q.first(g, r, s)
	return c != graph.None && g.At(c).RF == g.At(execution.ReadOf(id)).RF && q.confirmation(g.At(c)) == s && q.w.StallsWith(x, r, s, e.Val)
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
	g := x.Graph
	rivalled := false
	if g.At(id).Kind == event.Write {
		rival, _ := q.w.Equivalence.Rival(x, id)
		rivalled = rival < int32(len(g.Order))
	}
	if !rivalled {
		q.added(x, id)
	}
}

// Taken implements execution.AccessFilter.
func (q *confirm) Taken(x *execution.Execution) {
	g := x.Graph
	for _, id := range g.Order {
		if e := g.At(id); e.Kind == event.Read && q.may(e.Step) {
			q.begins(e.Step)
		}
	}
	if n := len(g.Order); q.rounds != nil && n > 0 {
		q.rounds.lookAll(x)
		switch id := g.Order[n-1]; {
		case !g.At(id).IsAccess():
		case g.At(id).CoPos > 0:
			q.added(x, id)
		default: // it has not made its choice
			q.Accessed(x, id)
		}
	}
}

// added looks at what access id brings, the newest event of x.
func (q *confirm) added(x *execution.Execution, id event.ID) {
	g := x.Graph
	e := g.At(id)
	if e.Kind == event.Read {
		if !q.may(e.Step) {
			return
		}
		q.begins(e.Step)
	}
	if q.rounds != nil {
		q.rounds.look(x, id)
	}
	q.look(g, id)
}

// look looks whether a value comes back at the location of access id of g after a read-modify-write has read it, and some
// thread confirms it.
func (q *confirm) look(g *graph.Graph, id event.ID) {
	e := g.At(id)
	p := q.places[e.Addr]
	if p == nil || len(g.Co(e.Loc)) < 2 || slices.Contains(q.comebacks, e.Addr) {
		return
	}
	q.writes = append(q.writes[:0], g.Co(e.Loc)...)
	if e.Kind == event.Write && !slices.Contains(q.writes, id) { // it has no place yet
		q.writes = append(q.writes, id)
	}
	q.values = q.values[:0]
	for _, w := range q.writes {
		q.values = append(q.values, g.ValueOf(e.Loc, w))
	}
	for k, v := range q.values {
		if v.Hi == 0 && slices.ContainsFunc(q.values[k+1:], func(c event.Value) bool { return c.Lo == v.Lo }) &&
			q.confirmable(p, v.Lo) && q.replaced(g, k) && q.confirmed(g, e.Loc, v) {
			q.comesBack(e.Addr)
			return
		}
		if invariant.Enabled && v.Hi == 0 && !q.confirmable(p, v.Lo) && q.confirmed(g, e.Loc, v) {
			panic("BUG: a read that is confirmed was not asked")
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
