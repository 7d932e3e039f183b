package report

import (
	"cmp"
	"encoding/binary"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// How much the search for an order with few switches may do, in steps of about 10 ns,
// and how many partial orders it keeps at a time. Neither is time: the same graph always
// has the same order.
const (
	searchSteps = 8_000_000
	searchWidth = 4096
)

// Cost is what --minimise compares executions with equally many events by: how often
// the trace of f goes from one thread to another, as far as a short search can tell; one
// that is no interleaving costs more than any that is. f.Graph must not be nil.
func Cost(f *result.Found) int {
	order, explains, early := linearised(f.Graph, f.Event, searchSteps/100)
	n, last := 0, int32(-1)
	for _, id := range order {
		if shown(&f.Graph.Threads[id.Thread].Events[id.Index]) && id.Thread != last {
			n, last = n+1, id.Thread
		}
	}
	if f.Event.Thread != last && f.Event.Thread >= 0 && int(f.Event.Index) == len(f.Graph.Threads[f.Event.Thread].Events) {
		n++ // a step that is not in the graph comes last
	}
	if !explains {
		n += (1 + len(early)) << 20
	}
	return max(n-1, 0)
}

// orders is the search for a linearisation with the fewest switches from thread to
// thread. Events that a trace does not show count as no thread's.
//
// All there is to respect is that some events come before others. So doing an event
// earlier never keeps another from being done, and from any order in which a thread
// that could go on is left, there is one with no more switches in which it goes on.
// The search is therefore over runs: pick a thread, let it go on as far as it can. Of
// two sets of events that are reached with equally many runs, one that contains the
// other is at least as good.
type orders struct {
	snap  *result.Snapshot
	base  []int    // by thread: number of its first event
	need  [][]need // by number: events of other threads that come before
	shown []bool   // by number
	stamp map[event.ID]int
	total int
	// fail comes when all but what follows it, late events, is done. -1 if it is not in
	// the graph.
	fail, late int
	steps      int // left
}

// need is an event that must have been done: thread has done more than index.
type need struct{ thread, index int32 }

// partial is how many events of each thread are done.
type partial struct {
	next []int32
	done int
	from *partial // and the thread that ran from there to here
	ran  int32
}

func newOrders(s *result.Snapshot, stamp map[event.ID]int, fail event.ID, rels ...preds) *orders {
	o := &orders{snap: s, stamp: stamp, fail: -1}
	for t := range s.Threads {
		o.base = append(o.base, o.total)
		o.total += len(s.Threads[t].Events)
	}
	o.need, o.shown = make([][]need, o.total), make([]bool, o.total)
	for t := range s.Threads {
		for i := range s.Threads[t].Events {
			n := o.base[t] + i
			id := event.ID{Thread: int32(t), Index: int32(i)}
			o.shown[n] = shown(&s.Threads[t].Events[i])
			for _, r := range rels {
				for _, p := range r[id] {
					if p.Thread != id.Thread {
						o.need[n] = append(o.need[n], need{p.Thread, p.Index})
					}
				}
			}
			if id == fail {
				o.fail = n
			}
		}
	}
	if o.fail >= 0 {
		o.late = o.following(fail)
	}
	return o
}

// shown reports whether a trace shows e.
func shown(e *result.EventSnapshot) bool {
	switch kindOf(e) {
	case event.Skip, event.KindInvalid:
		return false
	case event.ThreadStart:
		return false // says nothing that the creation did not
	case event.ThreadFinish:
		return e.Val != (event.Value{})
	}
	return true
}

// following counts the events that must come after id, and id.
func (o *orders) following(id event.ID) int {
	from := make([]int32, len(o.base)) // by thread: events from here on follow
	for t := range from {
		from[t] = int32(len(o.snap.Threads[t].Events))
	}
	from[id.Thread] = id.Index
	for again := true; again; {
		again = false
		for t := range from {
			for i := range from[t] {
				if slices.ContainsFunc(o.need[o.base[t]+int(i)], func(n need) bool { return n.index >= from[n.thread] }) {
					from[t], again = i, true
					break
				}
			}
		}
	}
	n := 0
	for t := range from {
		n += len(o.snap.Threads[t].Events) - int(from[t])
	}
	return n
}

// ready reports whether the next event of thread t can be done.
func (o *orders) ready(p *partial, t int) bool {
	if int(p.next[t]) >= len(o.snap.Threads[t].Events) {
		return false
	}
	n := o.base[t] + int(p.next[t])
	o.steps -= 1 + len(o.need[n])
	for _, d := range o.need[n] {
		if p.next[d.thread] <= d.index {
			return false
		}
	}
	return n != o.fail || p.done == o.total-o.late
}

// do does the next event of t. order, if not nil, is where it is noted.
func (p *partial) do(t int, order *[]event.ID) {
	if order != nil {
		*order = append(*order, event.ID{Thread: int32(t), Index: p.next[t]})
	}
	p.next[t]++
	p.done++
}

// doUnshown does the events that can be done and that the trace does not show.
func (o *orders) doUnshown(p *partial, order *[]event.ID) (some bool) {
	for again := true; again; {
		again = false
		for t := range p.next {
			for int(p.next[t]) < len(o.snap.Threads[t].Events) && !o.shown[o.base[t]+int(p.next[t])] && o.ready(p, t) {
				p.do(t, order)
				again, some = true, true
			}
		}
	}
	return some
}

// run lets thread t go on as far as it can.
func (o *orders) run(p *partial, t int, order *[]event.ID) {
	for again := true; again; {
		for o.ready(p, t) {
			p.do(t, order)
		}
		again = o.doUnshown(p, order)
	}
}

// runs counts the runs of order: stretches of shown events of one thread.
func (o *orders) runs(order []event.ID) int {
	n, last := 0, int32(-1)
	for _, id := range order {
		if o.shown[o.base[id.Thread]+int(id.Index)] && id.Thread != last {
			n, last = n+1, id.Thread
		}
	}
	return n
}

// atLeast bounds the runs that are still needed at p: one for each thread that has
// something to show.
func (o *orders) atLeast(p *partial) int {
	n := 0
	for t := range p.next {
		for i := o.base[t] + int(p.next[t]); i < o.base[t]+len(o.snap.Threads[t].Events); i++ {
			if o.shown[i] {
				n++
				break
			}
		}
	}
	return n
}

// fewest returns an order with no more runs than the given one, which is an order of
// the same relations: one with the fewest, unless the search becomes too wide. exact
// says that it did not.
func (o *orders) fewest(order []event.ID, steps int) (best []event.ID, exact bool) {
	o.steps = steps
	bound := o.runs(order)
	start := &partial{next: make([]int32, len(o.base))}
	o.doUnshown(start, nil)
	layer := []*partial{start}
	exact = true
	states, begun := 0, o.steps
	for n := 1; n < bound && len(layer) > 0; n++ {
		var next []*partial
		known := map[string]bool{}
		for _, p := range layer {
			for _, t := range o.candidates(p) {
				q := &partial{next: slices.Clone(p.next), done: p.done, from: p, ran: int32(t)}
				o.run(q, t, nil)
				states++
				if q.done == o.total {
					return o.replay(q), exact
				}
				if n+o.atLeast(q) >= bound || known[q.key()] {
					continue
				}
				known[q.key()] = true
				next = append(next, q)
			}
		}
		slices.SortStableFunc(next, func(a, b *partial) int { return cmp.Compare(b.done, a.done) })
		next = o.undominated(next)
		width := searchWidth
		if states > 0 {
			perState := max(1, (begun-o.steps)/states) * len(o.base)
			width = min(width, o.steps/(perState*(bound-n)))
		}
		if width = max(width, 1); len(next) > width {
			next, exact = next[:width], false
		}
		layer = next
	}
	return order, exact
}

// candidates are the threads that can go on at p, the one whose next event is oldest
// first.
func (o *orders) candidates(p *partial) []int {
	var ts []int
	for t := range p.next {
		if o.ready(p, t) {
			ts = append(ts, t)
		}
	}
	slices.SortStableFunc(ts, func(a, b int) int {
		return cmp.Compare(o.stamp[event.ID{Thread: int32(a), Index: p.next[a]}], o.stamp[event.ID{Thread: int32(b), Index: p.next[b]}])
	})
	return ts
}

// undominated leaves out of ps, which has those with most events first, what is part
// of another one, as far as a look at the first few tells.
func (o *orders) undominated(ps []*partial) []*partial {
	out := ps[:0]
	for _, p := range ps {
		if !slices.ContainsFunc(out[:min(len(out), 100)], func(q *partial) bool {
			o.steps--
			for t := range p.next {
				if p.next[t] > q.next[t] {
					return false
				}
			}
			return true
		}) {
			out = append(out, p)
		}
	}
	return out
}

func (p *partial) key() string {
	b := make([]byte, 0, 2*len(p.next))
	for _, n := range p.next {
		b = binary.AppendUvarint(b, uint64(n))
	}
	return string(b)
}

// replay is the order by which p was reached.
func (o *orders) replay(p *partial) []event.ID {
	var ran []int
	for ; p.from != nil; p = p.from {
		ran = append(ran, int(p.ran))
	}
	order := make([]event.ID, 0, o.total)
	q := &partial{next: make([]int32, len(o.base))}
	o.doUnshown(q, &order)
	for _, t := range slices.Backward(ran) {
		o.run(q, t, &order)
	}
	return order
}
