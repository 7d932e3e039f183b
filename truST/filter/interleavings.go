package filter

import (
	"cmp"
	"encoding/binary"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
)

// interleavings finds out how many preemptions events of a graph need: the least number over all orders of them that
// agree with po ∪ rf and with the creation, the end and the barriers of threads; under sequential consistency, with
// coherence order and from-reads, too, so that each read reads the latest write.
//
// A preemption is a switch from a thread to another one although the next event of the first could take place. It could
// not if
//
//   - it joins a thread that has not ended, or leaves a barrier at which another thread has yet to arrive;
//   - it is a read with whose value its thread would wait (a lock that is held, a loop that waits) or fail an assumption:
//     what it would read now is the co-last of those writes that are through and not after the write that it reads.
//
// Nor is there a preemption after the last of the events of a thread. So a part that is closed under what comes before
// in all of these orders needs no more than the whole: what is left of an order of the whole has no other preemptions.
//
// The search goes through the states of that order: how far each thread is, and which was last. It leaves out
//
//   - states from which too many preemptions are left: if something of another thread has to come between two events of
//     a thread, and the second never waits, there is a preemption between them in all orders;
//   - switches from a thread whose next event may come, unless that event may wake up others: the switch costs no less
//     before it than behind it;
//   - other threads than one that can go on, without waking up others, until it has ended or waits: what it does then
//     cannot cost less later.
type interleavings struct {
	w      *execution.Workbench
	serial bool
	// Of the graph at hand. Events have numbers: those of a thread follow each other.
	g      *graph.Graph
	ends   []int32
	first  []int32        // by thread: the number of its first event
	wakes  map[int32]bool // by location: a thread may wait for its writes
	joins  bool           // so does one for the end of another, or at a barrier
	before [][]event.ID   // by event: what comes right before it in other threads
	syncs  []int32        // by event: how many of these, the first, its thread would wait for
	past   []int32        // by event and thread: how many events come before it
	left   []int32        // by event: how many preemptions come right before it, or later in its thread, in all orders

	// Of the search. A state is how far each thread is, which was last, and how many preemptions there were.
	at    []int32
	seen  map[string]int32 // the fewest preemptions with which a state came up
	stack []int32          // states to look at
	most  int32
	key   []byte
	list  []candidate
}

// candidate is a thread that can go on.
type candidate struct {
	thread int32
	// ends says where it comes to stand: 0 it ends, 1 it waits, 2 there is a preemption in any case, 3 elsewhere.
	ends  int32
	stamp int32 // of its next event
	// safe: it does not wake up others until it ends or waits.
	safe bool
}

// within reports whether the first ends[t] events of each thread t of g need most preemptions at most. They are closed
// under what comes before in all orders.
func (s *interleavings) within(g *graph.Graph, ends []int32, most int) bool {
	s.begin(g, ends)
	s.most = int32(most)
	size := len(ends) + 2
	s.stack = append(s.stack[:0], s.at...)
	for len(s.stack) > 0 {
		n := len(s.stack) - size
		copy(s.at, s.stack[n:])
		s.stack = s.stack[:n]
		if s.visit() {
			return true
		}
	}
	return false
}

// begin takes note of what comes before what. It leaves the state in which nothing is through in s.at.
func (s *interleavings) begin(g *graph.Graph, ends []int32) {
	s.g, s.ends, s.joins = g, ends, false
	if s.seen == nil {
		s.seen, s.wakes = map[string]int32{}, map[int32]bool{}
	}
	clear(s.seen)
	clear(s.wakes)
	threads := len(ends)
	s.first = s.first[:0]
	events := int32(0)
	for _, n := range ends {
		s.first = append(s.first, events)
		events += n
	}
	for len(s.before) < int(events) {
		s.before = append(s.before, nil)
	}
	s.syncs = zeros(s.syncs, int(events))
	s.left = zeros(s.left, int(events))
	s.past = zeros(s.past, int(events)*threads)
	s.at = zeros(s.at, threads+2)
	s.at[threads] = -1
	for t, n := range ends {
		for i := range n {
			s.note(event.ID{Thread: int32(t), Index: i})
		}
	}
	for through := int32(0); through < events; {
		was := through
		for t, n := range ends {
			for ; s.at[t] < n && s.may(int32(t)); s.at[t]++ {
				s.pastOf(event.ID{Thread: int32(t), Index: s.at[t]})
				through++
			}
		}
		if was == through {
			panic("BUG: events come before themselves")
		}
	}
	for t, n := range ends {
		s.at[t] = 0
		for i := n - 1; i >= 0; i-- {
			k := s.first[t] + i
			if i+1 < n {
				s.left[k] = s.left[k+1]
			}
			if s.interrupted(event.ID{Thread: int32(t), Index: i}) {
				s.left[k]++
			}
		}
	}
}

// zeros is a slice of n zeros, in the memory of list if there is enough.
func zeros(list []int32, n int) []int32 {
	list = slices.Grow(list[:0], n)[:n]
	clear(list)
	return list
}

func (s *interleavings) number(id event.ID) int32 { return s.first[id.Thread] + id.Index }

// note takes note of what comes right before event id.
func (s *interleavings) note(id event.ID) {
	g := s.g
	e := g.At(id)
	list := append(s.before[s.number(id)][:0], g.Preds(id)...)
	if e.Kind == event.ThreadJoin || e.Kind == event.BarrierLeave {
		s.joins = true
		s.syncs[s.number(id)] = int32(len(list))
	}
	switch {
	case e.Kind == event.Read && e.HasRF:
		if e.RF.Thread >= 0 && e.RF.Thread != id.Thread {
			list = append(list, e.RF)
		}
		if !s.wakes[e.Loc] && s.mayWait(id) {
			s.wakes[e.Loc] = true
		}
	case e.Kind == event.Write && s.serial && e.CoPos > 0:
		before := g.Co(e.Loc)[e.CoPos-1]
		if before.Thread >= 0 && before.Thread != id.Thread {
			list = append(list, before)
		}
		for r := g.FirstReader(e.Loc, before); r != graph.None; r = g.NextReader(r) {
			if r.Thread != id.Thread && r.Index < s.ends[r.Thread] {
				list = append(list, r)
			}
		}
	}
	s.before[s.number(id)] = list
}

// pastOf finds out what comes before event id, once that is known of the events before it.
func (s *interleavings) pastOf(id event.ID) {
	n := int32(len(s.ends))
	row := func(e event.ID) []int32 { k := s.number(e); return s.past[k*n : (k+1)*n] }
	v := row(id)
	if id.Index > 0 {
		copy(v, row(event.ID{Thread: id.Thread, Index: id.Index - 1}))
	}
	v[id.Thread] = id.Index
	for _, p := range s.before[s.number(id)] {
		for t, k := range row(p) {
			v[t] = max(v[t], k)
		}
		v[p.Thread] = max(v[p.Thread], p.Index+1)
	}
}

// interrupted reports whether there is a preemption right before event id in all orders.
func (s *interleavings) interrupted(id event.ID) bool {
	if id.Index == 0 || s.syncs[s.number(id)] > 0 || s.g.At(id).Kind == event.Read && s.wakes[s.g.At(id).Loc] && s.mayWait(id) {
		return false
	}
	n := int32(len(s.ends))
	v := s.past[s.number(id)*n:]
	for u := range n {
		if k := v[u] - 1; u != id.Thread && k >= 0 && s.past[(s.first[u]+k)*n+id.Thread] >= id.Index {
			return true
		}
	}
	return false
}

// mayWait reports whether read r could have made its thread wait before it read what it reads.
func (s *interleavings) mayWait(r event.ID) bool {
	for pos := range s.g.PosOf(s.g.At(r)) + 1 {
		if s.waits(r, pos) {
			return true
		}
	}
	return false
}

// waits reports whether read r would make its thread wait if it read the write at position pos of co.
func (s *interleavings) waits(r event.ID, pos int32) bool {
	e := s.g.At(r)
	return s.w.WaitsWith(e.Step, s.g.ValueFor(e.Loc, r, s.g.Co(e.Loc)[pos]))
}

// visit goes on from state s.at as long as there is one way, and reports whether all events are through. States that
// follow are left on the stack.
func (s *interleavings) visit() bool {
	t := s.at[len(s.ends)]
	for t >= 0 && s.may(t) {
		if s.signals(t) {
			if s.known() {
				return false
			}
			s.leave(t)
		}
		s.at[t]++
	}
	if s.known() {
		return false
	}
	if slices.Equal(s.at[:len(s.ends)], s.ends) {
		return true
	}
	s.leave(t)
	return false
}

// known reports whether state s.at came up with no more preemptions, and notes that it did.
func (s *interleavings) known() bool {
	n := len(s.at) - 1
	s.key = s.key[:0]
	for _, k := range s.at[:n] {
		s.key = binary.AppendVarint(s.key, int64(k))
	}
	if few, ok := s.seen[string(s.key)]; ok && few <= s.at[n] {
		return true
	}
	s.seen[string(s.key)] = s.at[n]
	return false
}

// leave lets each thread but t, which was last, go on from s.at if it can. The best one comes to lie on top of the stack.
func (s *interleavings) leave(t int32) {
	threads := int32(len(s.ends))
	cost := s.at[threads+1]
	if t >= 0 && s.at[t] < s.ends[t] && s.enabled(t) {
		cost++
	}
	least := cost
	for u, n := range s.ends {
		if i := s.at[u] + 1; i < n { // what comes before the next event of u has been counted
			least += s.left[s.first[u]+i]
		}
	}
	if least > s.most {
		return
	}
	s.list = s.list[:0]
	for u := range threads {
		if u == t || !s.may(u) {
			continue
		}
		r := s.rate(u)
		s.list = append(s.list, r)
		if r.safe {
			s.list[0] = r
			s.list = s.list[:1]
			break
		}
	}
	slices.SortFunc(s.list, func(a, b candidate) int { return cmp.Or(cmp.Compare(b.ends, a.ends), cmp.Compare(b.stamp, a.stamp)) })
	for _, r := range s.list {
		n := len(s.stack)
		s.stack = append(s.stack, s.at...)
		state := s.stack[n:]
		state[r.thread]++
		state[threads], state[threads+1] = r.thread, cost
	}
}

// rate finds out how far thread u, which can go on, comes from s.at.
func (s *interleavings) rate(u int32) candidate {
	from := s.at[u]
	r := candidate{thread: u, stamp: s.g.At(s.next(u)).Stamp, safe: true}
	for s.may(u) {
		r.safe = r.safe && !s.signals(u)
		s.at[u]++
	}
	switch {
	case s.at[u] == s.ends[u]:
	case !s.enabled(u):
		r.ends = 1
	case s.at[u]+1 == s.ends[u] && s.left[s.number(s.next(u))] > 0, s.at[u]+1 < s.ends[u] && s.left[s.number(s.next(u))] > s.left[s.number(s.next(u))+1]:
		r.ends, r.safe = 2, false // a preemption in any case
	default:
		r.ends, r.safe = 3, false
	}
	s.at[u] = from
	return r
}

// next is the next event of thread t.
func (s *interleavings) next(t int32) event.ID { return event.ID{Thread: t, Index: s.at[t]} }

// through reports whether all of list are.
func (s *interleavings) through(list []event.ID) bool {
	for _, e := range list {
		if e.Index >= s.at[e.Thread] {
			return false
		}
	}
	return true
}

// may reports whether thread t has a next event, and it may come now.
func (s *interleavings) may(t int32) bool {
	return s.at[t] < s.ends[t] && s.through(s.before[s.number(s.next(t))])
}

// enabled reports whether the next event of thread t, which there is, could take place.
func (s *interleavings) enabled(t int32) bool {
	id := s.next(t)
	k := s.number(id)
	if n := s.syncs[k]; n > 0 {
		return s.through(s.before[k][:n])
	}
	e := s.g.At(id)
	if e.Kind != event.Read || !e.HasRF || !s.wakes[e.Loc] {
		return true
	}
	co := s.g.Co(e.Loc)
	pos := s.g.PosOf(e)
	for pos > 0 && co[pos].Index >= s.at[co[pos].Thread] {
		pos--
	}
	return !s.waits(id, pos)
}

// signals reports whether the next event of thread t may wake up another one.
func (s *interleavings) signals(t int32) bool {
	switch e := s.g.At(s.next(t)); e.Kind {
	case event.Write:
		return s.wakes[e.Loc]
	case event.ThreadFinish, event.BarrierArrive:
		return s.joins
	}
	return false
}
