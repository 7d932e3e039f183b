package trust

import "math"

// What remains of an exploration is told by what is done: the alternatives that were
// taken up and are finished say how much work an alternative makes, compared with the
// work that was done at the same place before it was taken up. All work is counted in
// events added.
//
// Equal parts for all alternatives of a place (Knuth's weights) would be simpler, but
// are wrong by orders of magnitude here: a backward revisit deletes much of the graph, or
// comes to nothing at once, and the other choices of a read or write can not be
// revisited any more, so alternatives of different kinds make very different work.

// tracked is the work that must have been done at a place before an alternative of it is
// worth learning from. Small ones are many, and say little of the big ones that count.
const tracked = 256

// remaining is what a worker knows of the alternatives that are left.
type remaining struct {
	on   bool    // somebody wants to know (Config.Progress)
	open []taken // alternatives that were taken up and are not finished
	// Those that are: of all workers as far as was told, and of this one since.
	all, own sizes
	// inherit, if not negative, is the since of the next item: it is what remains of
	// one that was taken up.
	inherit int64
}

// sizes adds up finished alternatives by kind.
type sizes [itemStall + 1]sum

func (s *sizes) add(t *sizes) {
	for k := range s {
		s[k].work += t[k].work
		s[k].before += t[k].before
	}
}

// sum adds up finished alternatives: their work, and what was done before.
type sum struct{ work, before float64 }

// taken is an alternative that was taken up when the stack had so many executions and
// the newest so many items.
type taken struct {
	kind          itemKind
	stack, items  int
	begun, before int64
}

// work counts what w has done.
func (w *worker) work() int64 { return int64(w.res.Stats.Visits) }

// keep leaves it for later.
func (w *worker) keep(x *execution, it item) {
	if w.left.on {
		it.since = w.left.inherit
		if it.since < 0 {
			it.since = w.work()
		}
		w.left.inherit = -1
	}
	x.work = append(x.work, it)
}

// noteItem takes note of it being taken up, the newest of the execution on top of the
// stack, which now has the given number of items.
func (w *worker) noteItem(items int, it *item) {
	l := &w.left
	now := w.work()
	for n := len(l.open) - 1; n >= 0; n-- {
		t := &l.open[n]
		if t.stack < len(w.stack) || t.stack == len(w.stack) && t.items < items {
			break
		}
		l.own[t.kind].work += float64(now - t.begun)
		l.own[t.kind].before += float64(t.before)
		l.open = l.open[:n]
	}
	if before := now - it.since; before > tracked {
		l.open = append(l.open, taken{it.kind, len(w.stack), items, now, before})
	}
	l.inherit = it.since
}

// ratio is the work that an alternative of kind k makes by the work done before it.
func (l *remaining) ratio(k itemKind) float64 {
	const doubt = 1000 // as if so much work had been followed by as much
	a, b := &l.all[k], &l.own[k]
	return (a.work + b.work + doubt) / (a.before + b.before + doubt)
}

// remains estimates the work that w has before it. Of its own stack alone: what is given
// away is always what comes last there, so nothing that stays depends on it.
func (w *worker) remains() float64 {
	now := float64(w.work())
	sum := 0.0
	for i := len(w.stack) - 1; i >= 0; i-- {
		x := w.stack[i]
		for k := len(x.work) - 1; k >= 0; k-- {
			sum += w.foresee(x, &x.work[k], now-float64(x.work[k].since)+sum)
		}
	}
	return sum
}

// shift takes note of the oldest item of the execution at place stack of the stack,
// from 1, being given away.
func (l *remaining) shift(stack int) {
	for k := range l.open {
		if t := &l.open[k]; t.stack == stack && t.items > 0 {
			t.items--
		}
	}
}

// foresee estimates the work that item it of x makes if so much was done before.
func (w *worker) foresee(x *execution, it *item, before float64) float64 {
	n := it.cur - it.lo + 1
	switch it.kind {
	case itemRevisit:
		n = 1
	case itemChoice:
		n = int32(x.g.At(x.g.Order[it.stamp]).Step.Len) - it.cur
	}
	return before * (math.Pow(1+w.left.ratio(it.kind), float64(n)) - 1)
}
