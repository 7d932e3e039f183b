package engine

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

// Remaining is what a worker knows of the alternatives that are left.
type Remaining struct {
	open []taken // alternatives that were taken up and are not finished
	// Those that are: of all workers as far as was told, and of this one since.
	all, own Sizes
	// inherit, unless it is unknown, is the since of the next item: it is what remains of
	// one that was taken up. (One of another worker is older than any work of this one: its since is negative.)
	inherit int64
	// underWay, unless nil, gets those that were taken up and are not finished, with what they have come to.
	underWay *Sizes
}

const unknown = math.MinInt64

// Sizes adds up finished alternatives by kind and class. Those late in a big exploration
// come to less, compared with what was before, than those in small parts of it, and what
// is left is most of all big: hence classes by size.
type Sizes [execution.ItemKinds][classes]sum

func (s *Sizes) add(t *Sizes) {
	for k := range s {
		for c := range s[k] {
			s[k][c].work += t[k][c].work
			s[k][c].before += t[k][c].before
		}
	}
}

const classes = 20

// class numbers alternatives by the work done before them: up to 1024 (see tracked), up to four
// times that, and so on.
func class(before float64) int {
	return min(max(math.Ilogb(before)/2-4, 0), classes-1)
}

// sum adds up finished alternatives: their work, and what was done before.
type sum struct{ work, before float64 }

// taken is an alternative that was taken up, with the size of the stack at that time. It
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

// finish takes note of all alternatives being finished that do not hold the event at
// stamp of the execution at place stack. So much work was done by now.
func (l *Remaining) finish(stack int, stamp int32, work int64) {
	for n := len(l.open) - 1; n >= 0 && !l.open[n].holds(stack, stamp); n-- {
		t := &l.open[n]
		own := &l.own[t.kind][t.class]
		own.work += float64(work - t.begun)
		own.before += float64(t.before)
		l.open = l.open[:n]
	}
}

// ratio is the work that an alternative of kind k makes, divided by the work done before it. Where
// few alternatives of the size are finished, smaller ones count, too.
func (l *Remaining) ratio(k execution.ItemKind, before float64) float64 {
	const doubt = 2 * tracked // the weight of the smaller ones: as if they had this work before them
	r := 1.0
	for c := range class(before) + 1 {
		a, b := &l.all[k][c], &l.own[k][c]
		d := math.Ldexp(doubt, 2*c)
		r = (a.work + b.work + d*r) / (a.before + b.before + d)
	}
	return r
}

// foresee estimates the work that item it of x makes, given the work done before. x is nil if it was not built: then a
// choice is expected to have one more value.
func (l *Remaining) foresee(x *execution.Execution, it *execution.Item, before float64) float64 {
	n := it.Cur - it.Lo + 1
	switch {
	case it.Kind == execution.ItemRevisit, it.Kind == execution.ItemComplete, it.Kind == execution.ItemChoice && x == nil:
		n = 1
	case it.Kind == execution.ItemChoice:
		n = int32(x.Graph.At(x.Graph.Order[it.Stamp]).Step.Len) - it.Cur
	}
	const each, limit = 16, 1e300 // nothing gets infinite
	before = max(before, 0)
	sum := before
	for range min(n, each) {
		sum += sum * l.ratio(it.Kind, sum)
	}
	if n > each {
		sum *= math.Pow(1+l.ratio(it.Kind, sum), float64(n-each))
	}
	return max(min(sum, limit)-before, 0)
}

// Begin makes l that of a new task.
func (l *Remaining) Begin() { l.open, l.inherit = l.open[:0], unknown }

// Left records that item it is left for later, when the given work was done.
func (l *Remaining) Left(it *execution.Item, work int64) {
	it.Since = l.inherit
	if it.Since == unknown {
		it.Since = work
	}
	l.inherit = unknown
}

// Taking records that item it, of the execution at place stack, is taken up, when the given work was
// done.
func (l *Remaining) Taking(it *execution.Item, stack int, work int64) {
	l.finish(stack, it.Stamp, work)
	if before := work - it.Since; before > tracked {
		stamp := it.Stamp
		if it.Kind.BeforeRead() { // it belongs to the event before the read
			stamp++
		}
		l.open = append(l.open, taken{it.Kind, class(float64(before)), stack, stamp, work, before})
	}
	l.inherit = it.Since
}

// Took says that the one that was taken up last is being explored, or came to nothing.
func (l *Remaining) Took() { l.inherit = unknown }

// Learn takes note of alternatives that are as good as finished.
func (l *Remaining) Learn(s *Sizes) {
	l.own.add(s)
	l.open = l.open[:0]
}

// Exhausted says that nothing is left.
func (l *Remaining) Exhausted(work int64) { l.finish(0, 0, work) }

// Tell adds what l has learnt to sum, what all workers have, and has l know all of that.
func (l *Remaining) Tell(sum *Sizes) {
	sum.add(&l.own)
	l.all, l.own = *sum, Sizes{}
}
