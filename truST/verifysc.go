package trust

import (
	"cmp"
	"slices"
	"time"
)

// This file decides whether events have a sequentially consistent order in which
// each read reads from one of the writes that are good for it: the problem VSC of
// "Stateless Model Checking under a Reads-Value-From Equivalence" (Agarwal,
// Chatterjee, Pathak, Pavlogiannis, Toman; CAV 2021), §4. It is NP-complete in
// general, and polynomial for a bounded number of threads and variables.

// initialWrite stands for the initial write among the good writes of a read.
const initialWrite int32 = -1

// scEvent is an event of an instance. A read-modify-write is one event that reads
// and writes.
type scEvent struct {
	thread, nth   int32 // its thread, and how many events of that come before it
	loc           int32 // the location, -1 if it accesses none
	reads, writes bool
	good          []int32 // of a read: the writes it may read, or initialWrite; no duplicates
	after         []int32 // events of other threads that must come before it
}

// scInstance is an instance of VSC. Events are numbered so that those of a thread
// are in program order, and after whatever they must come after.
type scInstance struct {
	ev      []scEvent
	threads [][]int32 // by thread: its events in program order
	locs    int       // locations are numbers below it
}

// scVerifier solves instances. It owns its memory, which is reused.
type scVerifier struct {
	// The heuristics of §4.2 that are switched off.
	noClosure, noHint, noGreedy bool
	// stopped, if set, is asked now and then whether to give up.
	stopped func() bool

	in      *scInstance
	t       int       // number of threads
	clock   []int32   // by event and thread: how many events of the thread come before it in every witness; of its own, with it
	visible []int32   // scratch of close
	thread  []int32   // by event, as in scEvent
	nth     []int32   // the same
	reads   []int32   // events that read
	writes  [][]int32 // by location and thread: its writes
	known   []int32   // scratch of closeRead: by thread, how many of these are before the read
	mark    []uint64  // by event: stamp, if it is good for the read in question
	stamp   uint64
	rank    []int32    // by event: place in the hint
	pos     []int32    // by thread: how many of its events are in order
	active  []int32    // by location: the last write in order
	held    []int32    // by location: reads not in order whose good writes all are
	left    []int32    // by event: of a read, good writes that are not in order
	need    []int32    // by event, then by location for the initial writes: reads not in order for which the write is good
	users   []int32    // by event: the first of its entries in links, or -1
	links   [][2]int32 // a read for which the write is good, the next entry
	order   []int32    // the witness so far
	before  []int32    // by place in order: the write that was active before
	failed  scStates   // from where there is no way on
	tried   int
	gaveUp  bool
	first   bool // give up at the first dead end

	// Asked counts the instances, closed those that the closure refuted, searched those
	// that neither that nor the first guess decided; steps the events that were put in order.
	asked, closed, searched, steps uint64
	// Clocked: spent is how much time passed in verify, and wherever else start and stop
	// are called.
	clocked bool
	spent   time.Duration
}

// start is when something begins that counts as spent, if the verifier is clocked.
func (v *scVerifier) start() time.Time {
	if v.clocked {
		return time.Now()
	}
	return time.Time{}
}

// stop ends what start began.
func (v *scVerifier) stop(from time.Time) {
	if v.clocked {
		v.spent += time.Since(from)
	}
}

// verify returns a witness of in: its events in an order that respects program
// order, in which each read reads from a good write. hint is an order of events, of
// in or not, to follow where there is a choice. The result is valid until the next
// call; ok is false if there is none. Source: Algorithm 1 of the paper.
func (v *scVerifier) verify(in *scInstance, hint []int32) (witness []int32, ok bool) {
	defer v.stop(v.start())
	v.in, v.t = in, len(in.threads)
	v.asked++
	v.clocks()
	if !v.noClosure {
		// Most witnesses are where one looks first, and the closure costs more than that.
		v.prepare(hint)
		v.first = true
		ok = v.search()
		v.first = false
		if ok {
			return v.order, true
		}
		if !v.close() {
			v.closed++
			return nil, false
		}
	}
	v.searched++
	v.prepare(hint)
	ok = v.search()
	return v.order, ok && !v.gaveUp
}

// grow returns s with n entries of unknown content.
func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, 2*n)
	}
	return s[:n]
}

// growSlices returns s with n empty slices.
func growSlices(s [][]int32, n int) [][]int32 {
	for len(s) < n {
		s = append(s, nil)
	}
	s = s[:n]
	for i := range s {
		s[i] = s[i][:0]
	}
	return s
}

// row is the clock of event e.
func (v *scVerifier) row(e int32) []int32 { return v.clock[int(e)*v.t : (int(e)+1)*v.t] }

// precedes reports whether a comes before b in every witness, as far as is known.
func (v *scVerifier) precedes(a, b int32) bool {
	return v.clock[int(b)*v.t+int(v.thread[a])] > v.nth[a] && a != b
}

// joinClock makes dst the later one of dst and src in each entry, and reports whether it changed.
func joinClock(dst, src []int32) bool {
	changed := false
	src = src[:len(dst)]
	for i, x := range src {
		if x > dst[i] {
			dst[i] = x
			changed = true
		}
	}
	return changed
}

// clocks makes the order that of the threads and of scEvent.after.
func (v *scVerifier) clocks() {
	in := v.in
	v.clock = grow(v.clock, len(in.ev)*v.t)
	v.thread, v.nth = grow(v.thread, len(in.ev)), grow(v.nth, len(in.ev))
	for i := range in.ev {
		e := &in.ev[i]
		v.thread[i], v.nth[i] = e.thread, e.nth
		row := v.row(int32(i))
		if e.nth > 0 {
			copy(row, v.row(in.threads[e.thread][e.nth-1]))
		} else {
			clear(row)
		}
		for _, a := range e.after {
			joinClock(row, v.row(a))
		}
		row[e.thread] = e.nth + 1
	}
}

// close makes the order the closure of the instance (§4.2), which every witness
// refines. It returns false if there is none, and so no witness.
//
// For a read r let Y be the good writes that r may still read: not after r, and no
// other write of the location certainly between. Then
//
//  1. Y is not empty;
//  2. what comes before all of Y comes before r (the paper: so does the least of Y);
//  3. if Y has a greatest element, a bad write before r is before that;
//  4. a bad write that is after all of Y is after r.
func (v *scVerifier) close() bool {
	in := v.in
	v.writes = growSlices(v.writes, in.locs*v.t)
	v.reads = v.reads[:0]
	for i := range in.ev {
		e := &in.ev[i]
		if e.reads {
			v.reads = append(v.reads, int32(i))
		}
		if e.writes {
			l := int(e.loc)*v.t + int(e.thread)
			v.writes[l] = append(v.writes[l], int32(i))
		}
	}
	v.known = grow(v.known, v.t)
	if cap(v.mark) < len(in.ev) {
		v.mark, v.stamp = nil, 0
	}
	v.mark = grow(v.mark, len(in.ev))
	for changed := true; changed; {
		changed = false
		for _, r := range v.reads {
			c, ok := v.closeRead(r)
			if !ok {
				return false
			}
			changed = changed || c
		}
	}
	return true
}

func (v *scVerifier) closeRead(r int32) (changed, ok bool) {
	e := &v.in.ev[r]
	row := v.row(r)
	v.stamp++
	for _, w := range e.good {
		if w != initialWrite {
			v.mark[w] = v.stamp
		}
	}
	// Of each thread the last write of the location before r: what earlier ones tell,
	// it tells, too.
	first := int(e.loc) * v.t
	seen := false
	for u := range v.t {
		list := v.writes[first+u]
		end := row[u]
		if int32(u) == e.thread {
			end = e.nth
		}
		k := len(list)
		for k > 0 && v.nth[list[k-1]] >= end {
			k--
		}
		v.known[u] = int32(k)
		seen = seen || k > 0
	}
	y := v.visible[:0]
	initial := false // is in Y
next:
	for _, w := range e.good {
		if w == initialWrite {
			initial = !seen
			continue
		}
		if v.precedes(r, w) {
			continue
		}
		if seen {
			for u := range v.t {
				if k := v.known[u]; k > 0 {
					if o := v.writes[first+u][k-1]; o != w && v.precedes(w, o) {
						continue next
					}
				}
			}
		}
		y = append(y, w)
	}
	v.visible = y
	if len(y) == 0 && !initial {
		return false, false
	}
	if !initial {
		// What all of Y is after.
		for u := range v.t {
			n := v.clock[int(y[0])*v.t+u]
			for _, w := range y[1:] {
				n = min(n, v.clock[int(w)*v.t+u])
			}
			if n > row[u] {
				if e.thread == int32(u) || !v.edge(v.in.threads[u][n-1], r) {
					return false, false
				}
				changed = true
			}
		}
	}
	greatest, has := initialWrite, true
	if len(y) > 0 {
		greatest = y[0]
		for _, w := range y[1:] {
			if v.precedes(greatest, w) {
				greatest = w
			}
		}
		for _, w := range y {
			has = has && (w == greatest || v.precedes(w, greatest))
		}
	}
	for u := range v.t {
		list := v.writes[first+u]
		if has {
			for k := v.known[u] - 1; k >= 0; k-- {
				b := list[k]
				if v.mark[b] == v.stamp {
					continue
				}
				if greatest == initialWrite {
					return false, false
				}
				if !v.precedes(b, greatest) {
					if !v.edge(b, greatest) {
						return false, false
					}
					changed = true
				}
				break
			}
		}
	later:
		for _, b := range list[v.known[u]:] {
			if b == r || v.mark[b] == v.stamp {
				continue
			}
			if v.precedes(r, b) {
				break
			}
			for _, w := range y {
				if !v.precedes(w, b) {
					continue later
				}
			}
			if !v.edge(r, b) {
				return false, false
			}
			changed = true
			break
		}
	}
	return changed, true
}

// edge orders a before b. It returns false if b is before a.
func (v *scVerifier) edge(a, b int32) bool {
	if a == b || v.precedes(b, a) {
		return false
	}
	in := v.in
	from := v.row(a)
	if !joinClock(v.row(b), from) {
		return true
	}
	e := &in.ev[b]
	for _, th := range in.threads {
		for k := len(th) - 1; k >= 0; k-- {
			f := v.row(th[k])
			if f[e.thread] <= e.nth {
				break
			}
			joinClock(f, from)
		}
	}
	return true
}

// prepare makes the witness empty.
func (v *scVerifier) prepare(hint []int32) {
	in := v.in
	n := len(in.ev)
	v.order, v.before, v.links = v.order[:0], v.before[:0], v.links[:0]
	v.pos, v.active, v.held = grow(v.pos, v.t), grow(v.active, in.locs), grow(v.held, in.locs)
	clear(v.pos)
	clear(v.held)
	for l := range v.active {
		v.active[l] = initialWrite
	}
	v.left, v.need, v.users = grow(v.left, n), grow(v.need, n+in.locs), grow(v.users, n)
	clear(v.need)
	for i := range v.users {
		v.users[i] = -1
	}
	for i := range in.ev {
		e := &in.ev[i]
		if !e.reads {
			continue
		}
		v.left[i] = int32(len(e.good))
		for _, w := range e.good {
			v.need[v.needed(e.loc, w)]++
			if w == initialWrite {
				v.left[i]--
				continue
			}
			v.links = append(v.links, [2]int32{int32(i), v.users[w]})
			v.users[w] = int32(len(v.links)) - 1
		}
		if v.left[i] == 0 {
			v.held[e.loc]++
		}
	}
	v.rank = grow(v.rank, n)
	if v.noHint || hint == nil {
		for i := range v.rank {
			v.rank[i] = int32(i)
		}
	} else {
		for i := range v.rank {
			v.rank[i] = int32(len(hint)) + int32(i)
		}
		for k, i := range hint {
			if int(i) < n {
				v.rank[i] = int32(k)
			}
		}
	}
	v.failed.clear(v.t + in.locs)
	v.tried, v.gaveUp = 0, false
}

// needed is the place in need of write w of location l.
func (v *scVerifier) needed(l, w int32) int {
	if w == initialWrite {
		return len(v.in.ev) + int(l)
	}
	return int(w)
}

// put appends event i, which is executable, to the order.
func (v *scVerifier) put(i int32) {
	e := &v.in.ev[i]
	was := initialWrite
	if e.reads {
		for _, w := range e.good {
			v.need[v.needed(e.loc, w)]--
		}
		if v.left[i] == 0 {
			v.held[e.loc]--
		}
	}
	v.pos[e.thread]++
	if e.writes {
		was = v.active[e.loc]
		v.active[e.loc] = i
		for k := v.users[i]; k >= 0; k = v.links[k][1] {
			r := v.links[k][0]
			if y := &v.in.ev[r]; y.nth >= v.pos[y.thread] {
				if v.left[r]--; v.left[r] == 0 {
					v.held[e.loc]++
				}
			}
		}
	}
	v.steps++
	v.order = append(v.order, i)
	v.before = append(v.before, was)
}

// takeBack removes the last event of the order.
func (v *scVerifier) takeBack() {
	n := len(v.order) - 1
	i := v.order[n]
	e := &v.in.ev[i]
	if e.writes {
		for k := v.users[i]; k >= 0; k = v.links[k][1] {
			r := v.links[k][0]
			if y := &v.in.ev[r]; y.nth >= v.pos[y.thread] {
				if v.left[r] == 0 {
					v.held[e.loc]--
				}
				v.left[r]++
			}
		}
		v.active[e.loc] = v.before[n]
	}
	v.pos[e.thread]--
	if e.reads {
		if v.left[i] == 0 {
			v.held[e.loc]++
		}
		for _, w := range e.good {
			v.need[v.needed(e.loc, w)]++
		}
	}
	v.order, v.before = v.order[:n], v.before[:n]
}

// executable reports whether event i, the next of its thread, can be appended: its
// predecessors are in order, what it reads is good, and what it overwrites is not
// held by a read for which nothing else is left (§4.1).
func (v *scVerifier) executable(i int32) bool {
	e := &v.in.ev[i]
	if e.loc >= 0 {
		if e.reads && !slices.Contains(e.good, v.active[e.loc]) {
			return false
		}
		if e.writes {
			held := v.held[e.loc]
			if e.reads && v.left[i] == 0 {
				held-- // by itself
			}
			if held > 0 {
				return false
			}
		}
	}
	for u, n := range v.row(i) {
		if v.pos[u] < n && int32(u) != e.thread {
			return false
		}
	}
	return true
}

// harmless reports whether executable event i may be appended without trying
// anything else: it is no write, or nobody needs what it overwrites, nor itself.
func (v *scVerifier) harmless(i int32) bool {
	e := &v.in.ev[i]
	if !e.writes {
		return e.loc < 0 || !v.noGreedy
	}
	if v.noGreedy || v.need[i] > 0 {
		return false
	}
	n := v.need[v.needed(e.loc, v.active[e.loc])]
	if e.reads {
		n-- // its own
	}
	return n == 0
}

// search completes the order to a witness. If there is none it is left as it was.
func (v *scVerifier) search() bool {
	begin := len(v.order)
	for more := true; more; {
		more = false
		for t, th := range v.in.threads {
			for int(v.pos[t]) < len(th) {
				i := th[v.pos[t]]
				if !v.executable(i) || !v.harmless(i) {
					break
				}
				v.put(i)
				more = true
			}
		}
	}
	if len(v.order) == len(v.in.ev) {
		return true
	}
	if !v.failed.has(v) {
		if v.tried++; v.tried%1024 == 0 && v.stopped != nil && v.stopped() {
			v.gaveUp = true
		}
		var few [8]int32
		next := few[:0]
		for t, th := range v.in.threads {
			if int(v.pos[t]) < len(th) && v.executable(th[v.pos[t]]) {
				next = append(next, th[v.pos[t]])
			}
		}
		slices.SortFunc(next, func(a, b int32) int { return cmp.Compare(v.rank[a], v.rank[b]) })
		for _, i := range next {
			if v.gaveUp {
				break
			}
			v.put(i)
			if v.search() {
				return true
			}
			if v.first {
				return false // the order is of no use any more
			}
			v.takeBack()
		}
		if v.first {
			return false
		}
		v.failed.add(v)
	}
	for len(v.order) > begin {
		v.takeBack()
	}
	return false
}

// scStates is a set of witness states: how far each thread is, and whose write is
// active at each location. States are compared in full.
type scStates struct {
	width int
	words []int32 // the states, one after the other
	table map[uint64][]int32
}

func (s *scStates) clear(width int) {
	s.width = width
	s.words = s.words[:0]
	if len(s.table) > 0 {
		clear(s.table)
	}
}

func (s *scStates) hash(v *scVerifier) uint64 {
	h := uint64(14695981039346656037)
	for _, p := range v.pos {
		h = (h ^ uint64(uint32(p))) * 1099511628211
	}
	for _, w := range v.active {
		h = (h ^ uint64(uint32(w))) * 1099511628211
	}
	return h
}

func (s *scStates) has(v *scVerifier) bool {
	if len(s.words) == 0 {
		return false
	}
	for _, k := range s.table[s.hash(v)] {
		w := s.words[k : int(k)+s.width]
		if slices.Equal(w[:len(v.pos)], v.pos) && slices.Equal(w[len(v.pos):], v.active) {
			return true
		}
	}
	return false
}

func (s *scStates) add(v *scVerifier) {
	if s.table == nil {
		s.table = map[uint64][]int32{}
	}
	h := s.hash(v)
	s.table[h] = append(s.table[h], int32(len(s.words)))
	s.words = append(append(s.words, v.pos...), v.active...)
}
