package filter

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// A thread may take a semaphore by subtracting 1, and add 1 again if there was none; a reader may add 1 to a lock, and subtract it again
// if a writer was there. Others see the counter changed for a moment, and that must come to nothing: whatever number of such failed
// attempts a look at the counter sees, it has the same result as without them, or leads to a failed attempt itself. This is asked of
// every look in every execution, with all values of the counter and all sums of what threads may add for a moment. If all pass, failed
// attempts can be taken out of any execution. So there are none here: a thread that would fail waits. RATIONALE.md ("When does a failed
// attempt at a counter come to nothing?") has the argument.
//
// undoneRounds meets the first failed attempts, which the interpreter takes for rounds that come to nothing (interp/rounds.go), and what
// they add is learnt. The exploration then starts again with the program that Trying makes.

// counters is the filter.
type counters struct {
	w        *execution.Workbench
	attempts *attempts
	looked   map[look]int             // what passed, and for how many threads
	returned map[*event.Step][]uint64 // the values that looks passed with
}

// look is a read of a counter, and what it returns.
type look struct {
	read *event.Step
	val  uint64
}

// maxLooks bounds how many looks are known: package cache cannot give up the memory of their steps.
const maxLooks = 1 << 13

// addCounters adds the filter if the program of w was made by Trying.
func addCounters(f *execution.Filters, w *execution.Workbench) {
	if p, ok := w.Program.(*attempts); ok {
		f.Add(&counters{w: w, attempts: p, looked: map[look]int{}, returned: map[*event.Step][]uint64{}})
	}
}

// attempts is a program in which failed attempts at counters are one read-modify-write, which puts back what it found: a thread waits
// for a counter as for a lock that it tests and sets, and others do not see what it adds for a moment.
type attempts struct {
	config.Program
	counters map[event.Addr][]config.Counter
	puts     map[look]*event.Step // the write of a look that fails, nil if it does not
}

// Trying is p, or what is explored in its place if refinement r knows of counters.
func Trying(p config.Program, r *config.Refinement) config.Program {
	if !r.Counting() {
		return p
	}
	q := &attempts{p, map[event.Addr][]config.Counter{}, map[look]*event.Step{}}
	for _, c := range r.Counters {
		q.counters[c.Addr] = append(q.counters[c.Addr], c)
	}
	return q
}

// Next implements config.Program.
func (p *attempts) Next(s *event.Step, v event.Value) *event.Step {
	switch {
	case s.Attr != event.Exclusive || !s.Counts():
	case s.Kind == event.Write && s.Len&event.FailedBit != 0:
		return s.First
	case s.Kind == event.Read && v.Hi == 0 && p.counters[s.Addr] != nil:
		k := look{s, v.Lo}
		w, known := p.puts[k]
		if !known {
			w = p.put(s, v)
			if len(p.puts) == maxLooks {
				clear(p.puts)
			}
			p.puts[k] = w
		}
		if w != nil {
			return w
		}
	}
	return p.Program.Next(s, v)
}

// GiveBack forgets what it can, as Program does.
func (p *attempts) GiveBack() {
	clear(p.puts)
	if q, ok := p.Program.(interface{ GiveBack() }); ok {
		q.GiveBack()
	}
}

// Bytes is how much memory Program takes; 0 if it does not know.
func (p *attempts) Bytes() int {
	if q, ok := p.Program.(interface{ Bytes() int }); ok {
		return q.Bytes()
	}
	return 0
}

// Learn tells Program the content of a state of an object.
func (p *attempts) Learn(state []byte) error {
	if q, ok := p.Program.(interface{ Learn(state []byte) error }); ok {
		return q.Learn(state)
	}
	return nil
}

// put makes what follows read s if that returns v and leads to a failed attempt; else it returns nil.
func (p *attempts) put(s *event.Step, v event.Value) *event.Step {
	end, _, ok := p.failed(s, v.Lo, nil)
	if !ok {
		return nil
	}
	w := &event.Step{Label: p.Program.Next(s, v).Label, Parent: s, Key: v}
	w.Val, w.Len = v, w.Len|event.FailedBit
	block := event.Label{Kind: event.Block, Why: end.Why, Len: roundLen(end), Pos: end.Pos}
	if end.Parent.Kind == event.Read {
		b := p.Program.Next(end.Parent, v)
		if waitsFor(b, s) { // the first read of a loop that waits stands before it
			b = p.Program.Next(b, v)
		}
		if isAssumed(b) { // with what is there now it does not try again, and does not wait either
			block = b.Label
		}
	}
	w.First = &event.Step{Label: block, Parent: w}
	return w
}

// roundLen is how many events the round has that end stops after a failed attempt, if the attempt is a
// read-modify-write: the others are the second one, and a read for which it waited.
func roundLen(end *event.Step) uint64 {
	n := end.Len - 2
	if end.Parent.Kind == event.Read {
		n--
	}
	return n
}

// Counts implements execution.CountFilter: all executions count, if the exploration does not start again.
func (q *counters) Counts(x *execution.Execution) bool {
	for _, l := range x.Graph.UsedLocs() {
		if q.attempts.counters[x.Graph.Space.Locs[l].Addr] != nil && !q.unmoved(x, l) {
			q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoCounts) })
			break
		}
	}
	return true
}

// unmoved reports whether failed attempts at counter l change nothing for any access of it in x.
func (q *counters) unmoved(x *execution.Execution, l int32) bool {
	g := x.Graph
	seen := values(g, l)
	for t, i := range g.LastAccesses(l) {
		for i >= 0 {
			id := event.ID{Thread: int32(t), Index: i}
			e := g.At(id)
			i = e.PrevLoc
			counts := e.Counts() && e.Attr == event.Exclusive
			switch {
			case e.Adds() && e.Attr == event.Exclusive, counts && e.Kind == event.Write:
			case counts && q.passes(e.Step, seen, g.Threads()-1):
			case e.Kind == event.Write && e.Attr == event.Exclusive: // its first half is looked at
			case !counts && e.Kind == event.Read && e.Ord != event.NotAtomic && q.shifts(e.Step, seen, g.Threads()-1):
			case q.alone(g, id, l):
			default:
				return false
			}
		}
	}
	return true
}

// alone reports whether no other thread that accesses location l is there at event id: each is created later, or was joined.
func (q *counters) alone(g *graph.Graph, id event.ID, l int32) bool {
	for t, i := range g.LastAccesses(l) {
		if i >= 0 && int32(t) != id.Thread && !createdAfter(g, int32(t), id) && !joinedBefore(g, int32(t), id) {
			return false
		}
	}
	return true
}

// createdAfter reports whether the thread of id, after that event, creates thread t, or one from which that comes.
func createdAfter(g *graph.Graph, t int32, id event.ID) bool {
	for {
		c := g.Creator(t)
		if c.Thread < 0 {
			return false
		}
		if c.Thread == id.Thread {
			return id.Index < c.Index
		}
		t = c.Thread
	}
}

// joinedBefore reports whether the thread of id, before that event, joined thread t, or one that had joined it.
func joinedBefore(g *graph.Graph, t int32, id event.ID) bool {
	for {
		j := g.Joiner(t)
		if j == graph.None {
			return false
		}
		if j.Thread == id.Thread {
			return j.Index < id.Index
		}
		t = j.Thread
	}
}

// maxSums bounds how many sums of what others add for a moment are looked at.
const maxSums = 1 << 10

// maxAsked bounds how often a look is asked what follows when its thread waits.
const maxAsked = 1 << 14

// values are those that are written to location l in g.
func values(g *graph.Graph, l int32) (vs []uint64) {
	for _, w := range g.Co(l) {
		if v := g.ValueOf(l, w); v.Hi == 0 && !slices.Contains(vs, v.Lo) {
			vs = append(vs, v.Lo)
		}
	}
	return vs
}

// passes reports whether read s of a counter, whichever of the values in seen it returned, would have the same result with up to n
// attempts of others under way, or lead to a failed attempt, after which its thread does nothing but wait and try again.
func (q *counters) passes(s *event.Step, seen []uint64, n int) bool {
	sums, ok := q.ask(s, seen, n, func(v, sum uint64) bool { return q.same(s, v, v+sum, seen) })
	return ok && (sums == nil || q.comesBack(s, q.returned[s], sums))
}

// ask reports whether alike is true of each value in seen, and each sum of up to n numbers that attempts at the counter that s reads
// are known to add. It returns these sums, or nil if nothing had to be asked again.
func (q *counters) ask(s *event.Step, seen []uint64, n int, alike func(v, sum uint64) bool) (sums []uint64, ok bool) {
	for _, v := range seen {
		k := look{s, v}
		if q.looked[k] >= n {
			continue
		}
		if sums == nil {
			sums = q.sums(s, n)
		}
		if len(sums) > maxSums || slices.ContainsFunc(sums, func(sum uint64) bool { return !alike(v, sum) }) {
			return sums, false
		}
		q.remember(k, n)
	}
	return sums, true
}

// shifts reports whether read s, which is no look, whichever of the values in seen it returned, would come to the same with up to n
// attempts of others under way. If it is the first half of what always writes, what they add is then added to what is written, and its
// thread does not use what it finds. After any other read, as of a compare-exchange, which fails then, the thread does nothing but
// wait, and read again.
func (q *counters) shifts(s *event.Step, seen []uint64, n int) bool {
	switch {
	case s.Size > 8 || s.Await != event.AwaitNone:
		return false
	case s.Attr == event.Exclusive && !s.Drops(), s.Attr != event.Exclusive && s.Attr != event.CAS && s.Attr != 0:
		return false
	}
	_, ok := q.ask(s, seen, n, func(v, sum uint64) bool { return sum == 0 || q.shifted(s, v, sum) })
	return ok
}

// shifted is shifts for one of seen, and a sum of attempts that is not 0.
func (q *counters) shifted(s *event.Step, v, sum uint64) bool {
	found := event.V((v + sum) & s.Mask())
	with := q.attempts.Program.Next(s, found)
	if s.Attr == event.Exclusive {
		without := q.attempts.Program.Next(s, event.V(v))
		return with.Kind == event.Write && without.Kind == event.Write && with.Val.Hi == 0 && without.Val.Hi == 0 &&
			(with.Val.Lo-without.Val.Lo)&s.Mask() == sum
	}
	if with.Kind == event.Skip { // in the place of the second half
		with = q.attempts.Program.Next(with, event.Value{})
	}
	return waits(with)
}

// waits reports whether b stops a thread in a loop whose last round has read, and done nothing else.
func waits(b *event.Step) bool {
	return b.Kind == event.Block && event.BlockReason(b.Why) == event.BlockSpin && b.Attr&event.Undone == 0 && b.Len > 0
}

// remember notes that look k passed for n threads.
func (q *counters) remember(k look, n int) {
	if len(q.looked) == maxLooks {
		clear(q.looked)
		clear(q.returned)
	}
	q.looked[k] = n
	if !slices.Contains(q.returned[k.read], k.val) {
		q.returned[k.read] = append(q.returned[k.read], k.val)
	}
}

// comesBack reports whether the thread of read s of a counter, after each failed attempt to which s leads if it returns one of the
// values in seen or one of those and one of sums, comes back to try again, and may only wait for that. It must not go on waiting
// where it would not fail: the read with which it waits is not in these executions, so no warning would tell.
func (q *counters) comesBack(s *event.Step, seen, sums []uint64) bool {
	var all []uint64
	for _, v := range seen {
		for _, sum := range sums {
			if u := (v + sum) & s.Mask(); !slices.Contains(all, u) {
				all = append(all, u)
			}
		}
	}
	fails := func(v uint64) bool {
		_, _, ok := q.attempts.failed(s, v, seen)
		return ok
	}
	asked := 0
	var polls func(r *event.Step, again bool) bool
	polls = func(r *event.Step, again bool) bool {
		for _, u := range all {
			if asked++; asked > maxAsked {
				return false
			}
			b := q.attempts.Program.Next(r, event.V(u))
			switch {
			case isFailed(b, s), isAssumed(b):
			case slices.Contains(seen, u) && !fails(u):
				return false
			case waits(b) && b.Len == 1:
			case again && waitsFor(b, s) && polls(b, false): // it has come to the loop, and not yet come back
			default:
				return false
			}
		}
		return true
	}
	for _, u := range all {
		if end, _, ok := q.attempts.failed(s, u, seen); ok && end.Parent.Kind == event.Read && !polls(end.Parent, true) {
			return false
		}
	}
	return true
}

// sums are those of up to n numbers that attempts at the counter that s reads are known to add; if there are more than maxSums, not all.
func (q *counters) sums(s *event.Step, n int) []uint64 {
	sums := []uint64{0}
	for range n {
		for _, sum := range sums {
			for _, c := range q.attempts.counters[s.Addr] {
				if u := (sum + c.Delta) & s.Mask(); !slices.Contains(sums, u) {
					sums = append(sums, u)
				}
			}
		}
		if len(sums) > maxSums {
			break
		}
	}
	return sums
}

// same reports whether the thread of read s of a counter does the same whether that returns v or u, or fails if it returns u. It learns
// what such an attempt adds.
func (q *counters) same(s *event.Step, v, u uint64, seen []uint64) bool {
	u &= s.Mask()
	_, c, fails := q.attempts.failed(s, u, seen)
	if fails && !slices.ContainsFunc(q.attempts.counters[s.Addr], func(o config.Counter) bool { return o.Delta == c.Delta }) {
		q.w.Control.Refine(func(r *config.Refinement) bool { return r.LearnCounter(c) })
	}
	return fails || u == v || s.Alike(v, u)
}

// failed reports whether read s of a counter, if it returns v, leads to a failed attempt: its thread takes back at once what it
// adds, and is then where it was. Before that it may wait for the counter, for what known attempts wait for or one of the values in
// seen. It returns what stops the thread then, and what the attempt is known by.
func (p *attempts) failed(s *event.Step, v uint64, seen []uint64) (end *event.Step, c config.Counter, ok bool) {
	w := p.Program.Next(s, event.V(v))
	if w.Kind != event.Write || !w.Counts() {
		return nil, c, false
	}
	c = config.Counter{Addr: s.Addr, Delta: (w.Val.Lo - v) & s.Mask()}
	r := p.Program.Next(w, event.Value{})
	if r.Kind != event.Read || r.Attr != event.Exclusive || r.Addr != s.Addr || r.Size != s.Size || !r.Adds() {
		return nil, c, false
	}
	if w = p.Program.Next(r, w.Val); w.Kind != event.Write || w.Val != event.V(v) {
		return nil, c, false
	}
	next := p.Program.Next(w, event.Value{})
	if !waitsFor(next, s) {
		return next, c, isFailed(next, s)
	}
	for _, o := range p.counters[s.Addr] {
		if end = p.Program.Next(next, event.V(o.Until)); isFailed(end, s) {
			c.Until = o.Until
			return end, c, true
		}
	}
	for _, u := range seen {
		if end = p.Program.Next(next, event.V(u)); isFailed(end, s) {
			c.Until = u
			return end, c, true
		}
	}
	return nil, c, false
}

// isFailed reports whether b stops a thread after a failed attempt at the counter that s reads.
func isFailed(b, s *event.Step) bool {
	return b.Kind == event.Block && b.Attr&event.Undone != 0 && b.Addr == s.Addr
}

// isAssumed reports whether b gives the execution up because of an assumption.
func isAssumed(b *event.Step) bool {
	return b.Kind == event.Block && event.BlockReason(b.Why) == event.BlockAssume
}

// waitsFor reports whether l is a read, and no more, of the counter that s reads.
func waitsFor(l, s *event.Step) bool {
	return l.Kind == event.Read && l.Attr == 0 && l.Await == event.AwaitNone && l.Addr == s.Addr && l.Size == s.Size && l.Ord != event.NotAtomic
}
