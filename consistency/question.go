package consistency

import (
	"slices"

	"genmcgo/consistency/interleave"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// question asks package interleave whether a graph is sequentially consistent.
type question struct {
	solver  interleave.Solver
	problem interleave.Problem
	// Of the problem: its events, the numbers of the graph's events, by stamp, and of
	// locations; and memory for good writes and for what comes before an event.
	events  []event.ID
	number  []int32
	numbers []int32
	lists   []int32
}

// ask returns an interleaving of the events of g, in out, or none if there is none or stopped
// returned true; see pose.
func (q *question) ask(g *graph.Graph, line, out []event.ID, first [][2]event.ID, stopped func() bool) ([]event.ID, bool) {
	q.pose(g, line, first)
	q.solver.Stopped = stopped
	order, ok := q.solver.Solve(&q.problem, nil)
	if !ok {
		return out, false
	}
	out = out[:0]
	for _, i := range order {
		e := q.events[i]
		out = append(out, e)
		if y := &q.problem.Events[i]; y.Reads && y.Writes {
			out = append(out, next(e))
		}
	}
	return out, true
}

func next(e event.ID) event.ID { return event.ID{Thread: e.Thread, Index: e.Index + 1} }

// modifies reports whether the event after read e is the write of its read-modify-write.
func modifies(g *graph.Graph, e event.ID) bool {
	if e.Index+1 >= g.Len(e.Thread) {
		return false
	}
	y := g.At(next(e))
	return y.Kind == event.Write && y.Attr&event.Exclusive != 0
}

// pose makes q.problem the question whether the events of g have an interleaving in which
// each read reads its rf, and of each pair of first the first event comes first. line has
// all events, in an order that agrees with program order, the creation and the joining of
// threads, and barriers: the solver looks close to that.
func (q *question) pose(g *graph.Graph, line []event.ID, first [][2]event.ID) {
	p := &q.problem
	n := len(g.Order)
	q.events, q.number = q.events[:0], slices.Grow(q.number[:0], n)[:n]
	for len(q.numbers) < len(g.Space.Locs) {
		q.numbers = append(q.numbers, 0)
	}
	used := g.UsedLocs()
	for i, l := range used {
		q.numbers[l] = int32(i)
	}
	p.Events, p.Before, p.Locs = p.Events[:0], p.Before[:0], len(used)
	for len(p.Threads) < g.Threads() {
		p.Threads = append(p.Threads, nil)
	}
	p.Threads = p.Threads[:g.Threads()]
	for t := range p.Threads {
		p.Threads[t] = p.Threads[t][:0]
	}
	for _, e := range line {
		x := g.At(e)
		i := int32(len(p.Events))
		if x.Kind == event.Write && x.Attr&event.Exclusive != 0 { // its read has it
			q.number[x.Stamp] = q.number[g.At(event.ID{Thread: e.Thread, Index: e.Index - 1}).Stamp]
			continue
		}
		q.number[x.Stamp] = i
		th := p.Threads[e.Thread]
		y := interleave.Event{Thread: e.Thread, Nth: int32(len(th)), Loc: -1, Writes: x.Kind == event.Write}
		if y.Reads = x.Kind == event.Read && x.HasRF; y.Reads {
			y.Writes = modifies(g, e)
		}
		if y.Reads || y.Writes {
			y.Loc = q.numbers[x.Loc]
		}
		p.Threads[e.Thread] = append(th, i)
		p.Events = append(p.Events, y)
		q.events = append(q.events, e)
	}
	list := slices.Grow(q.lists[:0], n)
	for i, e := range q.events {
		y := &p.Events[i]
		from := len(list)
		switch x := g.At(e); {
		case y.Reads:
			w := interleave.Initial
			if x.RF.Thread >= 0 {
				w = q.number[g.At(x.RF).Stamp]
			}
			list = append(list, w)
			y.Good = list[from:len(list):len(list)]
		case x.Kind == event.ThreadStart, x.Kind == event.ThreadJoin, x.Kind == event.BarrierLeave:
			for _, b := range g.Preds(e) {
				list = append(list, q.number[g.At(b).Stamp])
			}
			y.After = list[from:len(list):len(list)]
		}
	}
	q.lists = list
	for _, f := range first {
		p.Before = append(p.Before, [2]int32{q.number[g.At(f[0]).Stamp], q.number[g.At(f[1]).Stamp]})
	}
}
