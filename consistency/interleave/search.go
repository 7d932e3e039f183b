package interleave

import (
	"cmp"
	"slices"
)

// prepare makes the witness empty.
func (v *Solver) prepare(hint []int32) {
	in := v.in
	n := len(in.Events)
	v.order, v.before, v.links = v.order[:0], v.before[:0], v.links[:0]
	v.pos, v.active, v.held = grow(v.pos, v.t), grow(v.active, in.Locs), grow(v.held, in.Locs)
	clear(v.pos)
	clear(v.held)
	for l := range v.active {
		v.active[l] = Initial
	}
	v.left, v.need, v.users = grow(v.left, n), grow(v.need, n+in.Locs), grow(v.users, n)
	clear(v.need)
	for i := range v.users {
		v.users[i] = -1
	}
	for i := range in.Events {
		e := &in.Events[i]
		if !e.Reads {
			continue
		}
		v.left[i] = int32(len(e.Good))
		for _, w := range e.Good {
			v.need[v.needed(e.Loc, w)]++
			if w == Initial {
				v.left[i]--
				continue
			}
			v.links = append(v.links, [2]int32{int32(i), v.users[w]})
			v.users[w] = int32(len(v.links)) - 1
		}
		if v.left[i] == 0 {
			v.held[e.Loc]++
		}
	}
	v.rank = grow(v.rank, n)
	if v.NoHint || hint == nil {
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
	v.failed.clear(v.t + in.Locs)
	v.tried, v.gaveUp = 0, false
}

// needed is the place in need of write w of location l.
func (v *Solver) needed(l, w int32) int {
	if w == Initial {
		return len(v.in.Events) + int(l)
	}
	return int(w)
}

// put appends event i, which is executable, to the order.
func (v *Solver) put(i int32) {
	e := &v.in.Events[i]
	was := Initial
	if e.Reads {
		for _, w := range e.Good {
			v.need[v.needed(e.Loc, w)]--
		}
		if v.left[i] == 0 {
			v.held[e.Loc]--
		}
	}
	v.pos[e.Thread]++
	if e.Writes {
		was = v.active[e.Loc]
		v.active[e.Loc] = i
		for k := v.users[i]; k >= 0; k = v.links[k][1] {
			r := v.links[k][0]
			if y := &v.in.Events[r]; y.Nth >= v.pos[y.Thread] {
				if v.left[r]--; v.left[r] == 0 {
					v.held[e.Loc]++
				}
			}
		}
	}
	v.Steps++
	v.order = append(v.order, i)
	v.before = append(v.before, was)
}

// takeBack removes the last event of the order.
func (v *Solver) takeBack() {
	n := len(v.order) - 1
	i := v.order[n]
	e := &v.in.Events[i]
	if e.Writes {
		for k := v.users[i]; k >= 0; k = v.links[k][1] {
			r := v.links[k][0]
			if y := &v.in.Events[r]; y.Nth >= v.pos[y.Thread] {
				if v.left[r] == 0 {
					v.held[e.Loc]--
				}
				v.left[r]++
			}
		}
		v.active[e.Loc] = v.before[n]
	}
	v.pos[e.Thread]--
	if e.Reads {
		if v.left[i] == 0 {
			v.held[e.Loc]++
		}
		for _, w := range e.Good {
			v.need[v.needed(e.Loc, w)]++
		}
	}
	v.order, v.before = v.order[:n], v.before[:n]
}

// executable reports whether event i, the next of its thread, can be appended: its
// predecessors are in order, what it reads is good, and what it overwrites is not
// held by a read for which nothing else is left (§4.1).
func (v *Solver) executable(i int32) bool {
	e := &v.in.Events[i]
	if e.Loc >= 0 {
		if e.Reads && !slices.Contains(e.Good, v.active[e.Loc]) {
			return false
		}
		if e.Writes {
			held := v.held[e.Loc]
			if e.Reads && v.left[i] == 0 {
				held-- // by itself
			}
			if held > 0 {
				return false
			}
		}
	}
	for u, n := range v.row(i) {
		if v.pos[u] < n && int32(u) != e.Thread {
			return false
		}
	}
	return true
}

// harmless reports whether executable event i may be appended without trying
// anything else: it is no write, or no read needs what it overwrites, nor itself.
func (v *Solver) harmless(i int32) bool {
	e := &v.in.Events[i]
	if !e.Writes {
		return e.Loc < 0 || !v.NoGreedy
	}
	if v.NoGreedy || v.need[i] > 0 {
		return false
	}
	n := v.need[v.needed(e.Loc, v.active[e.Loc])]
	if e.Reads {
		n-- // its own
	}
	return n == 0
}

// search completes the order to a witness. If there is none it is left as it was.
func (v *Solver) search() bool {
	begin := len(v.order)
	for more := true; more; {
		more = false
		for t, th := range v.in.Threads {
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
	if len(v.order) == len(v.in.Events) {
		return true
	}
	if !v.failed.has(v) {
		if v.tried++; v.tried%1024 == 0 && v.Stopped != nil && v.Stopped() {
			v.gaveUp = true
		}
		var few [8]int32
		next := few[:0]
		for t, th := range v.in.Threads {
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
		v.DeadEnds++
	}
	for len(v.order) > begin {
		v.takeBack()
	}
	return false
}

// stateSet is a set of witness states: how far each thread is, and whose write is
// active at each location. States are compared in full.
type stateSet struct {
	width int
	words []int32 // the states, one after the other
	table map[uint64][]int32
}

func (s *stateSet) clear(width int) {
	s.width = width
	s.words = s.words[:0]
	if len(s.table) > 0 {
		clear(s.table)
	}
}

func (s *stateSet) hash(v *Solver) uint64 {
	h := uint64(14695981039346656037)
	for _, p := range v.pos {
		h = (h ^ uint64(uint32(p))) * 1099511628211
	}
	for _, w := range v.active {
		h = (h ^ uint64(uint32(w))) * 1099511628211
	}
	return h
}

func (s *stateSet) has(v *Solver) bool {
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

func (s *stateSet) add(v *Solver) {
	if s.table == nil {
		s.table = map[uint64][]int32{}
	}
	h := s.hash(v)
	s.table[h] = append(s.table[h], int32(len(s.words)))
	s.words = append(append(s.words, v.pos...), v.active...)
}
