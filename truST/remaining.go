package trust

import (
	"math"

	"genmcgo/truST/execution"
)

// What remains of an exploration is told by what is done: the alternatives that were
// taken up and are finished say how much work an alternative makes, compared with the
// work that was done at the same place before it was taken up. All work is counted in
// events added.
//
// Equal parts for all alternatives of a place (Knuth's weights) would be simpler, but
// are wrong by orders of magnitude here: a backward revisit deletes much of the graph, or
// comes to nothing at once, and the other choices of a read or write cannot be
// revisited any more, so alternatives of different kinds make very different work.

// tracked is the work that must have been done at a place before an alternative of it is
// worth learning from. Small ones are many, and say little of the big ones that count.
const tracked = 256

// remaining is what a worker knows of the alternatives that are left.
type remaining struct {
	open []taken // alternatives that were taken up and are not finished
	// Those that are: of all workers as far as was told, and of this one since.
	all, own sizes
	// inherit, if not negative, is the since of the next item: it is what remains of
	// one that was taken up.
	inherit int64
}

// sizes adds up finished alternatives by kind and class. Those late in a big exploration
// come to less, compared with what was before, than those in small parts of it, and what
// is left is most of all big: hence classes by size.
type sizes [execution.ItemStall + 1][classes]sum

func (s *sizes) add(t *sizes) {
	for k := range s {
		for c := range s[k] {
			s[k][c].work += t[k][c].work
			s[k][c].before += t[k][c].before
		}
	}
}

const classes = 20

// class is that of alternatives with so much work before them: up to 1024 (see tracked),
// up to four times that, and so on.
func class(before float64) int {
	return min(max(math.Ilogb(before)/2-4, 0), classes-1)
}

// sum adds up finished alternatives: their work, and what was done before.
type sum struct{ work, before float64 }

// taken is an alternative that was taken up when the stack had so many executions. It
// lasts until one is taken up that is not newer than the event at stamp.
type taken struct {
	kind          execution.ItemKind
	class         int
	stack         int
	stamp         int32
	begun, before int64
}

// holds reports whether an item in the execution at place stack, from 1, that belongs to
// the event at stamp, arose from t.
func (t *taken) holds(stack int, stamp int32) bool {
	return stack > t.stack || stack == t.stack && stamp > t.stamp
}

// work counts what w has done.
func (w *worker) work() int64 { return int64(w.res.Stats.Visits) }

func (t *tracker) left(it *execution.Item) {
	it.Since = t.inherit
	if it.Since < 0 {
		it.Since = t.w.work()
	}
	t.inherit = -1
}

// finish takes note of all alternatives being finished that do not hold the event at
// stamp of the execution at place stack. So much work was done by now.
func (l *remaining) finish(stack int, stamp int32, work int64) {
	for n := len(l.open) - 1; n >= 0 && !l.open[n].holds(stack, stamp); n-- {
		t := &l.open[n]
		own := &l.own[t.kind][t.class]
		own.work += float64(work - t.begun)
		own.before += float64(t.before)
		l.open = l.open[:n]
	}
}

func (t *tracker) taking(it *execution.Item) {
	w, l := t.w, &t.remaining
	now := w.work()
	l.finish(len(w.stack), it.Stamp, now)
	if before := now - it.Since; before > tracked {
		stamp := it.Stamp
		if it.Kind == execution.ItemStall { // it belongs to the event before the read
			stamp++
		}
		l.open = append(l.open, taken{it.Kind, class(float64(before)), len(w.stack), stamp, now, before})
	}
	l.inherit = it.Since
}

func (t *tracker) took()      { t.inherit = -1 }
func (t *tracker) exhausted() { t.finish(0, 0, t.w.work()) }

// ratio is the work that an alternative of kind k makes by the work done before it,
// if that is so much. Where few of the size are finished, smaller ones have a say.
func (l *remaining) ratio(k execution.ItemKind, before float64) float64 {
	const doubt = 2 * tracked // as if twice so much work had been followed by what the smaller ones say
	r := 1.0
	for c := range class(before) + 1 {
		a, b := &l.all[k][c], &l.own[k][c]
		d := math.Ldexp(doubt, 2*c)
		r = (a.work + b.work + d*r) / (a.before + b.before + d)
	}
	return r
}

// remains estimates the work that w has before it. Of its own stack alone: what is given
// away is always what comes last there, so nothing that stays depends on it.
func (w *worker) remains(l *remaining) float64 {
	now := float64(w.work())
	sum := 0.0
	open := l.open
	// Of an alternative under way that has just begun, little but what was expected of it
	// is known.
	begun := func(stack int, stamp int32) { // the next item that is older
		for n := len(open) - 1; n >= 0 && !open[n].holds(stack, stamp); n-- {
			t := &open[n]
			done, all := now-float64(t.begun), float64(t.before)*l.ratio(t.kind, float64(t.before))
			if done < all {
				sum = (sum*done + (all-done)*(all-done)) / all
			}
			open = open[:n]
		}
	}
	for i := len(w.stack) - 1; i >= 0; i-- {
		x := w.stack[i]
		for k := len(x.Work) - 1; k >= 0; k-- {
			it := &x.Work[k]
			begun(i+1, it.Stamp)
			sum += l.foresee(x, it, now-float64(it.Since)+sum)
		}
	}
	begun(0, 0)
	return sum
}

// foresee estimates the work that item it of x makes if so much was done before.
func (l *remaining) foresee(x *execution.Execution, it *execution.Item, before float64) float64 {
	n := it.Cur - it.Lo + 1
	switch it.Kind {
	case execution.ItemRevisit:
		n = 1
	case execution.ItemChoice:
		n = int32(x.Graph.At(x.Graph.Order[it.Stamp]).Step.Len) - it.Cur
	}
	const each, limit = 16, 1e300 // nothing gets infinite
	sum := before
	for range min(n, each) {
		sum += sum * l.ratio(it.Kind, sum)
	}
	if n > each {
		sum *= math.Pow(1+l.ratio(it.Kind, sum), float64(n-each))
	}
	return max(min(sum, limit)-before, 0)
}
