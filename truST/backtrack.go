package trust

// cutTo removes all events with a stamp above s.
func (w *worker) cutTo(x *execution, s int32) {
	for n := int32(len(x.g.Order)) - 1; n > s; n-- {
		x.st.Pop(x.g.Order[n])
		x.g.Pop()
	}
	x.dropStalls(s)
}

// backtrack takes up the newest unexplored alternative; the stack is empty
// afterwards if there is none.
func (w *worker) backtrack() {
	for len(w.stack) > 0 {
		x := w.stack[len(w.stack)-1]
		if len(x.work) == 0 {
			w.stack = w.stack[:len(w.stack)-1]
			w.pool = append(w.pool, x)
			continue
		}
		n := len(x.work) - 1
		it := x.work[n]
		x.work = x.work[:n]
		for _, o := range w.observers {
			o.taking(&x.work[:n+1][n])
		}
		w.cutTo(x, it.stamp)
		ok := w.take(x, it)
		for _, o := range w.observers {
			o.took()
		}
		if ok {
			return
		}
	}
	for _, o := range w.observers {
		o.exhausted()
	}
}

// take explores the next alternative of it; the newest event of x is the one it
// belongs to. It returns false if nothing came of it (or a new execution is on
// the stack with its own work).
func (w *worker) take(x *execution, it item) bool {
	g := x.g
	id := g.Order[it.stamp]
	switch it.kind {
	case itemRead:
		if g.At(id).HasRF {
			x.unread(id)
		}
		return w.takeRead(x, &it, w.eq.reads(x, id))
	case itemPlace:
		if g.At(id).CoPos > 0 {
			x.unplace(id)
		}
		return w.takePlace(x, id, it)
	case itemChoice:
		if !w.filters.option(x, id, uint64(it.cur)) {
			return false // nor may the greater ones
		}
		e := g.At(id)
		w.choose(x, id, uint64(it.cur))
		x.pending = -1
		if uint64(it.cur)+1 < e.Step.Len {
			it.cur++
			w.keep(x, it)
		}
		return true
	case itemRevisit:
		return w.revisit(x, id, it.read)
	case itemRevPlace:
		if g.At(it.read).HasRF {
			x.unread(it.read)
			x.unplace(id)
		}
		return w.takeRevPlace(x, id, it.read, it.lo, it.cur)
	case itemStall:
		return w.takeStall(x, it)
	}
	panic("BUG: unknown work item")
}

// takeStall adds the read that item it of x lets wait, to read something older.
func (w *worker) takeStall(x *execution, it item) bool {
	x.stalls = x.stalls[:it.stalls]
	x.forgetOffers()
	r := w.add(x, it.read.Thread, w.next(x, it.read.Thread))
	if !w.checkAccess(x, r) {
		return false
	}
	it.kind, it.stamp = itemRead, x.g.At(r).Stamp
	return w.takeRead(x, &it, w.eq.reads(x, r))
}
