package tail

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/execution"
)

// Tail is how far the steps that are left have been followed.
type Tail struct {
	memory
	checks *check.Checks

	threads  []runner
	live     []int32 // threads that have not ended
	together int     // how many events there were until only one thread was left

	// What happens before the next event of thread t: row t of a square has the index of the last such event of each thread. That of t itself
	// is only right between its turns.
	known []int32
}

// runner is a thread on its way.
type runner struct {
	next    *event.Step // what comes next, or has ended it
	at      int32       // the index of its newest event
	wait    int32       // the index of a read that may only read what is written on the way, -1 if there is none
	entered uint64      // Tail.first, if it has gone on in this tail
	joined  uint64      // Tail.first, if it was joined in this tail
	over    bool        // it has ended, in this tail if it has gone on there
}

// maxEvents bounds how many events are followed before the run is asked again whether it goes on, and has memory for that.
const maxEvents = 1 << 14

// may reports whether the events that are left may stay unbuilt, as far as w says.
func may(w *execution.Workbench, x *execution.Execution) bool {
	return w.Traits.Coherent && w.Filters.Idle() && !w.Space.Loose() && !w.Space.Partial && len(w.Space.Forwarding) == 0 &&
		w.Equivalence.LastKnown() && w.Equivalence.Distinct(x) && !w.Equivalence.Impossible(x)
}

// Follow follows the threads of x from their next steps on, thread t first. It returns the number of events up to the end; if all is
// false, an event that has to be built before another attempt is worth it, None if none is. Alone says that all other threads have ended,
// except for joiner, which waits to join others; -1 if there is none.
func (q *Tail) Follow(w *execution.Workbench, checks *check.Checks, x *execution.Execution, t, joiner int32, alone bool) (n int, until event.ID, all bool) {
	switch {
	case !may(w, x):
		return 0, graph.None, false
	case alone && joiner < 0 && q.justEnds(checks, x.Graph.Next(t)):
		return 1, graph.None, true
	case chooses(w, x, t):
		return 0, event.ID{Thread: t, Index: x.Graph.Len(t)}, false
	case !q.begin(w, checks, x, t, joiner, alone):
		return 0, graph.None, false
	}
	left := min(maxEvents, w.Config.MaxEvents-len(x.Graph.Order))
	for k, idle := 0, 0; ; {
		t := q.live[k]
		if e, ok := q.enter(t); !ok {
			return n, e, false
		}
		did, out := q.turn(t, left-n)
		n += did
		switch out {
		case stuck:
			return n, event.ID{Thread: t, Index: q.threads[t].at + 1}, false
		case ended:
			q.live, q.unjoined, idle = slices.Delete(q.live, k, k+1), t, 0
			switch len(q.live) {
			case 0:
				return n, graph.None, true
			case 1:
				q.together = n
			}
		case waits:
			k++
			if idle++; did > 0 {
				idle = 1
			}
			if idle == len(q.live) {
				return n, graph.None, false // for each other
			}
		}
		if k >= len(q.live) {
			k = 0
		}
	}
}

// justEnds reports whether s ends its thread, and has nothing else to be looked at.
func (q *Tail) justEnds(checks *check.Checks, s *event.Step) bool {
	if s.Kind != event.ThreadFinish || s.Attr&(event.Named|event.Again) != 0 || s.Val.Lo != 0 && !checks.Ends(s) {
		return false
	}
	q.forget()
	return true
}

// Together is how many events there were, in the tail that was followed last, until only one thread was left.
func (q *Tail) Together() int { return q.together }

// begin begins with thread t of x. It returns false if a thread has stopped for good.
func (q *Tail) begin(w *execution.Workbench, checks *check.Checks, x *execution.Execution, t, joiner int32, alone bool) bool {
	g := x.Graph
	q.accesses.begin(w, x)
	q.forget()
	q.checks = checks
	if n := g.Threads(); n > len(q.threads) {
		q.threads = make([]runner, n)
	}
	q.known = slices.Grow(q.known[:0], g.Threads()*g.Threads())
	q.known = q.known[:cap(q.known)]
	q.several, q.together = false, 0
	q.live = append(q.live[:0], t)
	if alone {
		if joiner >= 0 {
			q.live, q.several = append(q.live, joiner), !q.joins(joiner)
		}
	} else {
		for u, c := range g.Classes() {
			u := int32(u)
			if u == t || !g.Exists(u) || g.Finished(u) {
				continue
			}
			if c == graph.ClassOver {
				return false
			}
			q.live = append(q.live, u)
			q.several = q.several || !q.joins(u)
		}
	}
	return true
}

// joins reports whether thread t waits to join a thread that has not ended. If all threads but one do, one goes on at a time: each that
// ends lets at most one other go on, which has joined it.
func (q *Tail) joins(t int32) bool {
	g := q.x.Graph
	s := g.Next(t)
	if s == nil || s.Kind != event.ThreadJoin {
		return false
	}
	c := q.w.Space.Joined(s)
	return c >= 0 && g.Exists(c) && !g.Finished(c)
}

// row is what happens before the next event of thread t.
func (q *Tail) row(t int32) []int32 {
	n := q.x.Graph.Threads()
	return q.known[int(t)*n:][:n]
}

// enter has thread t go on from the graph, if it did not before. If it cannot, until is an event that has to be built before another attempt
// is worth it, None if none is.
func (q *Tail) enter(t int32) (until event.ID, ok bool) {
	r := &q.threads[t]
	if r.entered == q.first {
		return graph.None, true
	}
	g := q.x.Graph
	*r = runner{entered: q.first, wait: -1, at: g.Len(t) - 1, next: q.w.Upcoming(q.x, t)}
	if r.next == nil {
		return graph.None, false
	}
	if r.next.Kind == event.Read && q.x.Stalled(t, r.at+1) {
		newer, ok := q.x.Awaits(t)
		if !ok {
			return event.ID{Thread: t, Index: r.at + 1}, false
		}
		if newer {
			r.wait = r.at + 1
		}
	}
	e := event.ID{Thread: t, Index: r.at}
	if r.at < 0 {
		e = g.Creator(t)
	}
	q.x.State.HB(e, q.row(t))
	return graph.None, true
}

// outcome is how a turn ends.
type outcome uint8

const (
	stuck outcome = iota // what comes next has to be built
	waits
	ended
)

// turn follows thread t for up to limit events until it ends, waits, or has to be built.
func (q *Tail) turn(t int32, limit int) (n int, out outcome) {
	q.now++
	r, row := &q.threads[t], q.row(t)
	n, r.next, out = q.run(t, r, row, limit)
	r.at += int32(n)
	row[t] = r.at
	r.over = out == ended
	return n, out
}

// run is turn of r, which is thread t and knows row. It also returns the step that comes next, or has ended it.
func (q *Tail) run(t int32, r *runner, row []int32, limit int) (n int, s *event.Step, out outcome) {
	w := q.w
	s = r.next
	for at := r.at + 1; n < limit; n, at = n+1, at+1 {
		if s.Attr&(event.Named|event.Again) != 0 { // filters look at what they mark
			return n, s, stuck
		}
		switch s.Kind {
		case event.Read:
			next, out := q.readNext(t, at, r, s, row)
			if next == nil {
				return n, s, out
			}
			s = next
			continue
		case event.Write:
			c := q.cell(t, s)
			if c != nil && c.dynamic {
				c = q.living(t, s, row, c)
			}
			switch {
			case c == nil:
				return n, s, stuck
			case c.wrote == q.now && !q.several:
				c.val = s.Val
			case !q.write(t, at, s, c, row):
				return n, s, stuck
			}
		case event.ThreadStart, event.Fence, event.Skip:
			if s.Attr&^followed != 0 {
				return n, s, stuck
			}
		case event.Malloc:
			q.made = append(q.made, object{step: s, by: access{thread: t, at: at}})
		case event.Free:
			if !q.free(t, s, row) {
				return n, s, stuck
			}
		case event.ThreadJoin:
			e, done := q.join(s, row)
			switch {
			case !done:
				return n, s, waits
			case e == nil:
				return n, s, stuck
			}
			s = w.Program.Next(s, e.Val)
			continue
		case event.ThreadFinish:
			if s.Val.Lo != 0 && !q.checks.Ends(s) || len(q.live) > 1 && s.EndsProcess() {
				return n, s, stuck
			}
			return n + 1, s, ended
		default:
			return n, s, stuck
		}
		s = w.Program.Next(s, event.Value{})
	}
	return n, s, stuck
}

// readNext has event at of r, which is read s of thread t, read. It returns the step that comes next; nil, and why, if none does.
func (q *Tail) readNext(t, at int32, r *runner, s *event.Step, row []int32) (next *event.Step, why outcome) {
	c := q.cell(t, s)
	if c != nil && c.dynamic {
		c = q.living(t, s, row, c)
	}
	switch {
	case c == nil || c.val.Hi != 0 || s.Size > 8 || c.blind == q.now && s.Plain():
		return nil, stuck
	case s.Await != event.AwaitNone && !s.Admits(c.val), at == r.wait && c.write == 0:
		return nil, waits
	}
	how := known
	if c.turn != q.now {
		if how = q.reads(t, s, c, row); how == undecided {
			return nil, stuck
		}
	}
	next = q.w.Program.Next(s, c.val)
	if q.several && s.Await == event.AwaitNone && q.w.Stops(next, c.val) {
		return nil, waits
	}
	if c.turn != q.now || q.several {
		q.read(t, at, s, c, row, how)
	}
	return next, 0
}

// join adds to row what the thread that step s joins knew when it ended, and returns its last step, nil if that ends the process, or if
// the thread was joined before. It returns false for done if the thread has not ended.
func (q *Tail) join(s *event.Step, row []int32) (last *event.Step, done bool) {
	g := q.x.Graph
	c := q.w.Space.Joined(s)
	if c < 0 || !g.Exists(c) {
		return nil, true
	}
	r := &q.threads[c]
	switch {
	case g.Finished(c):
		last = g.Last(c).Step
		graph.Join(row, q.x.Before(event.ID{Thread: c, Index: g.Len(c) - 1}, &q.view))
	case r.entered == q.first && r.over:
		last = r.next
		graph.Join(row, q.row(c))
	default:
		return nil, false
	}
	if g.Joiner(c) != graph.None || r.joined == q.first || last.EndsProcess() {
		return nil, true
	}
	r.joined = q.first
	if c == q.unjoined {
		q.unjoined = -1
	}
	return last, true
}
