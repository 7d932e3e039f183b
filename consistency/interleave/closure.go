package interleave

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
func (v *Solver) row(e int32) []int32 { return v.clock[int(e)*v.t : (int(e)+1)*v.t] }

// precedes reports whether a comes before b in every witness, as far as is known.
func (v *Solver) precedes(a, b int32) bool {
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
func (v *Solver) clocks() {
	in := v.in
	v.clock = grow(v.clock, len(in.Events)*v.t)
	v.thread, v.nth = grow(v.thread, len(in.Events)), grow(v.nth, len(in.Events))
	for i := range in.Events {
		e := &in.Events[i]
		v.thread[i], v.nth[i] = e.Thread, e.Nth
		row := v.row(int32(i))
		if e.Nth > 0 {
			copy(row, v.row(in.Threads[e.Thread][e.Nth-1]))
		} else {
			clear(row)
		}
		for _, a := range e.After {
			joinClock(row, v.row(a))
		}
		row[e.Thread] = e.Nth + 1
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
func (v *Solver) close() bool {
	in := v.in
	v.writes = growSlices(v.writes, in.Locs*v.t)
	v.reads = v.reads[:0]
	for i := range in.Events {
		e := &in.Events[i]
		if e.Reads {
			v.reads = append(v.reads, int32(i))
		}
		if e.Writes {
			l := int(e.Loc)*v.t + int(e.Thread)
			v.writes[l] = append(v.writes[l], int32(i))
		}
	}
	v.known = grow(v.known, v.t)
	if cap(v.mark) < len(in.Events) {
		v.mark, v.stamp = nil, 0
	}
	v.mark = grow(v.mark, len(in.Events))
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

// closeRead adds to the order what follows from read r. It returns false if that is
// contradictory.
func (v *Solver) closeRead(r int32) (changed, ok bool) {
	e := &v.in.Events[r]
	seen := v.knownBefore(r)
	y, initial := v.readable(r, seen)
	if len(y) == 0 && !initial {
		return false, false // 1
	}
	if !initial {
		if changed, ok = v.afterAll(r, y); !ok { // 2
			return false, false
		}
	}
	greatest, has := v.greatest(y)
	for u := range v.t {
		if has {
			c, ok := v.beforeGreatest(e, int32(u), greatest) // 3
			if !ok {
				return false, false
			}
			changed = changed || c
		}
		c, ok := v.afterBad(r, int32(u), y) // 4
		if !ok {
			return false, false
		}
		changed = changed || c
	}
	return changed, true
}

// knownBefore finds of each thread the last write of the location before r (v.known): what
// earlier ones tell, it tells, too. It reports whether there is one, and marks what is good.
func (v *Solver) knownBefore(r int32) (seen bool) {
	e := &v.in.Events[r]
	v.stamp++
	for _, w := range e.Good {
		if w != Initial {
			v.mark[w] = v.stamp
		}
	}
	row := v.row(r)
	for u := range v.t {
		list := v.writesOf(e, int32(u))
		end := row[u]
		if int32(u) == e.Thread {
			end = e.Nth
		}
		k := len(list)
		for k > 0 && v.nth[list[k-1]] >= end {
			k--
		}
		v.known[u] = int32(k)
		seen = seen || k > 0
	}
	return seen
}

// writesOf are the writes of thread u to the location of e.
func (v *Solver) writesOf(e *Event, u int32) []int32 { return v.writes[int(e.Loc)*v.t+int(u)] }

// readable is Y of read r, without the initial write, which is in it if initial is true.
func (v *Solver) readable(r int32, seen bool) (y []int32, initial bool) {
	e := &v.in.Events[r]
	y = v.visible[:0]
next:
	for _, w := range e.Good {
		if w == Initial {
			initial = !seen
			continue
		}
		if v.precedes(r, w) {
			continue
		}
		if seen {
			for u := range v.t {
				if k := v.known[u]; k > 0 {
					if o := v.writesOf(e, int32(u))[k-1]; o != w && v.precedes(w, o) {
						continue next
					}
				}
			}
		}
		y = append(y, w)
	}
	v.visible = y
	return y, initial
}

// afterAll orders what all of y is after before r.
func (v *Solver) afterAll(r int32, y []int32) (changed, ok bool) {
	e, row := &v.in.Events[r], v.row(r)
	for u := range v.t {
		n := v.clock[int(y[0])*v.t+u]
		for _, w := range y[1:] {
			n = min(n, v.clock[int(w)*v.t+u])
		}
		if n > row[u] {
			if e.Thread == int32(u) || !v.edge(v.in.Threads[u][n-1], r) {
				return false, false
			}
			changed = true
		}
	}
	return changed, true
}

// greatest is the greatest element of y, if it has one; the initial write if y is empty.
func (v *Solver) greatest(y []int32) (g int32, has bool) {
	if len(y) == 0 {
		return Initial, true
	}
	g = y[0]
	for _, w := range y[1:] {
		if v.precedes(g, w) {
			g = w
		}
	}
	for _, w := range y {
		if w != g && !v.precedes(w, g) {
			return g, false
		}
	}
	return g, true
}

// beforeGreatest orders the last bad write of thread u that is before a read, which e is,
// before the greatest write that the read may read.
func (v *Solver) beforeGreatest(e *Event, u, greatest int32) (changed, ok bool) {
	list := v.writesOf(e, u)
	for k := v.known[u] - 1; k >= 0; k-- {
		b := list[k]
		if v.mark[b] == v.stamp {
			continue
		}
		if greatest == Initial {
			return false, false
		}
		if v.precedes(b, greatest) {
			return false, true
		}
		return true, v.edge(b, greatest)
	}
	return false, true
}

// afterBad orders read r before the first bad write of thread u that is after all of y.
func (v *Solver) afterBad(r, u int32, y []int32) (changed, ok bool) {
later:
	for _, b := range v.writesOf(&v.in.Events[r], u)[v.known[u]:] {
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
		return true, v.edge(r, b)
	}
	return false, true
}

// edge orders a before b. It returns false if b is before a.
func (v *Solver) edge(a, b int32) bool {
	if a == b || v.precedes(b, a) {
		return false
	}
	in := v.in
	from := v.row(a)
	if !joinClock(v.row(b), from) {
		return true
	}
	e := &in.Events[b]
	for _, th := range in.Threads {
		for k := len(th) - 1; k >= 0; k-- {
			f := v.row(th[k])
			if f[e.Thread] <= e.Nth {
				break
			}
			joinClock(f, from)
		}
	}
	return true
}
