package report

import (
	"math"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// arc is an edge of a cycle: po, rf, co, fr, or thread.
type arc struct {
	from, to event.ID
	rel      string
}

// cycleSteps bounds the search for a shortest cycle, in events looked at.
const cycleSteps = 20_000_000

// cycles is the search for a shortest cycle of program order, rf, co, fr and what
// threads and barriers order, among some of the events. Length is counted in links:
// program order, co, and fr followed by co are one each, however many events they pass
// over, so that a cycle of the least length has no event that it could do without.
type cycles struct {
	snap *result.Snapshot
	base []int
	ids  []event.ID
	in   []bool
	succ [][]succ
	comp []int // by number: of the events on cycles, the strongly connected component; else -1
}

type succ struct {
	to  int
	rel string
}

// How the last link that was begun goes on without being counted again.
const (
	noRun   = iota
	alongPO // it is program order
	alongCO // it is co, or fr and co
	modes
)

// shortestCycle returns the links of a cycle of s, beginning with program order; nil if
// there is none. in, if not nil, tells which events count, closed under program order.
// Relations other than program order count between threads only: within one they are
// part of it.
func shortestCycle(s *result.Snapshot, rel *relations, in func(event.ID) bool) []arc {
	c := &cycles{snap: s}
	for t := range s.Threads {
		c.base = append(c.base, len(c.ids))
		for i := range s.Threads[t].Events {
			id := event.ID{Thread: int32(t), Index: int32(i)}
			c.ids = append(c.ids, id)
			c.in = append(c.in, in == nil || in(id))
		}
	}
	c.succ = make([][]succ, len(c.ids))
	for n, id := range c.ids {
		if n+1 < len(c.ids) && c.ids[n+1].Thread == id.Thread && c.in[n+1] {
			c.succ[n] = append(c.succ[n], succ{n + 1, "po"})
		}
	}
	for _, r := range []struct {
		name string
		of   preds
	}{{"rf", rel.rf}, {"co", rel.co}, {"fr", rel.fr}, {"thread", rel.threads}, {"thread", rel.barrier}} {
		for n, id := range c.ids {
			for _, p := range r.of[id] {
				if m := c.number(p); c.in[n] && c.in[m] && (p.Thread != id.Thread || r.name == "co" || r.name == "fr") {
					c.succ[m] = append(c.succ[m], succ{n, r.name})
				}
			}
		}
	}
	c.components()
	return c.shortest()
}

func (c *cycles) number(id event.ID) int { return c.base[id.Thread] + int(id.Index) }

// components finds the events that are on cycles (Tarjan, without recursion: graphs
// are deep).
func (c *cycles) components() {
	n := len(c.ids)
	c.comp = make([]int, n)
	index, low := make([]int, n), make([]int, n)
	onStack := make([]bool, n)
	var stack []int
	type frame struct{ node, next int }
	var work []frame
	count, comps := 0, 0
	for root := range n {
		c.comp[root] = max(c.comp[root], -1)
		if index[root] != 0 || !c.in[root] {
			continue
		}
		work = append(work, frame{root, 0})
		for len(work) > 0 {
			f := &work[len(work)-1]
			v := f.node
			if f.next == 0 {
				count++
				index[v], low[v] = count, count
				stack, onStack[v] = append(stack, v), true
			}
			if f.next < len(c.succ[v]) {
				w := c.succ[v][f.next].to
				f.next++
				if index[w] == 0 {
					work = append(work, frame{w, 0})
				} else if onStack[w] {
					low[v] = min(low[v], index[w])
				}
				continue
			}
			work = work[:len(work)-1]
			if len(work) > 0 {
				u := work[len(work)-1].node
				low[u] = min(low[u], low[v])
			}
			if low[v] != index[v] {
				continue
			}
			at := slices.Index(stack, v)
			for _, w := range stack[at:] {
				onStack[w] = false
				if len(stack)-at > 1 {
					c.comp[w] = comps
				} else {
					c.comp[w] = -1
				}
			}
			comps++
			stack = stack[:at]
		}
	}
	for v := range n {
		if !c.in[v] {
			c.comp[v] = -1
		}
	}
}

// shortest searches from each event that a cycle can enter from another thread and
// leave by program order.
func (c *cycles) shortest() []arc {
	entered := make([]bool, len(c.ids))
	for v := range c.ids {
		for _, e := range c.succ[v] {
			if e.rel != "po" && c.ids[v].Thread != c.ids[e.to].Thread && c.comp[v] >= 0 && c.comp[v] == c.comp[e.to] {
				entered[e.to] = true
			}
		}
	}
	var best []arc
	cs := newCycleSearch(c)
	for s := range c.ids {
		if !entered[s] || s+1 >= len(c.ids) || c.comp[s+1] != c.comp[s] || c.ids[s+1].Thread != c.ids[s].Thread {
			continue
		}
		if n := cs.from(s); n < cs.least {
			cs.least = n
			best = c.links(s, cs.pred, cs.rel)
		}
		if cs.steps >= cycleSteps {
			break
		}
	}
	return best
}

// cycleSearch is a breadth-first search for the shortest cycle through an event. Its
// states are an event and how it was reached (one of modes), and the end: the start
// again, when the cycle is closed. The slices are indexed by state.
type cycleSearch struct {
	c       *cycles
	end     int
	dist    []int
	pred    []int    // the state before, -1 if that is the start
	rel     []string // the relation that leads here from there
	reached []int    // states whose dist is set
	least   int      // length of the shortest cycle so far
	steps   int      // states looked at, by all searches

	now, later []int // states at the distance in question, and one further
}

func newCycleSearch(c *cycles) *cycleSearch {
	end := len(c.ids) * modes
	cs := &cycleSearch{c: c, end: end, dist: make([]int, end+1), pred: make([]int, end+1), rel: make([]string, end+1), least: math.MaxInt}
	for i := range cs.dist {
		cs.dist[i] = math.MaxInt
	}
	return cs
}

// reach notes that state x is at distance d, by rel from state pred, and reports
// whether that is news.
func (cs *cycleSearch) reach(x, d, pred int, rel string) bool {
	if d >= cs.dist[x] || d >= cs.least {
		return false
	}
	cs.dist[x], cs.pred[x], cs.rel[x] = d, pred, rel
	cs.reached = append(cs.reached, x)
	return true
}

// from returns the length of the shortest cycle through event s, math.MaxInt if there
// is none that is shorter than the best so far.
func (cs *cycleSearch) from(s int) int {
	for _, x := range cs.reached {
		cs.dist[x] = math.MaxInt
	}
	cs.reached, cs.now, cs.later = cs.reached[:0], cs.now[:0], cs.later[:0]
	first := (s+1)*modes + alongPO
	if cs.reach(first, 1, -1, "po") {
		cs.now = append(cs.now, first)
	}
	for d := 1; len(cs.now) > 0 && cs.steps < cycleSteps; d++ {
		for len(cs.now) > 0 {
			x := cs.now[len(cs.now)-1]
			cs.now = cs.now[:len(cs.now)-1]
			if cs.dist[x] == d && x != cs.end {
				cs.steps++
				cs.expand(s, x, d)
			}
		}
		cs.now, cs.later = cs.later, cs.now
		if cs.dist[cs.end] == d || cs.dist[cs.end] == d+1 {
			break // nothing that is found later is shorter
		}
	}
	return cs.dist[cs.end]
}

// expand reaches the successors of state x, which is at distance d from event s. A step
// along po after one along po, or along co after co, makes the cycle no longer.
func (cs *cycleSearch) expand(s, x, d int) {
	c := cs.c
	v, mode := x/modes, x%modes
	for _, e := range c.succ[v] {
		if c.comp[e.to] != c.comp[s] || e.to == s && e.rel == "po" {
			continue
		}
		to, more := noRun, 1
		switch {
		case e.rel == "po":
			to = alongPO
		case e.rel == "co" || e.rel == "fr":
			to = alongCO
		}
		if mode == alongPO && e.rel == "po" || mode == alongCO && e.rel == "co" {
			more = 0
		}
		y := e.to*modes + to
		if e.to == s {
			y = cs.end
		}
		switch {
		case !cs.reach(y, d+more, x, e.rel):
		case more == 0:
			cs.now = append(cs.now, y)
		default:
			cs.later = append(cs.later, y)
		}
	}
}

// links is the cycle through event s that from and by tell, by states.
func (c *cycles) links(s int, from []int, by []string) []arc {
	var rev []arc
	to := s
	for x := len(c.ids) * modes; ; x = from[x] {
		prev := s
		if from[x] >= 0 {
			prev = from[x] / modes
		}
		rev = append(rev, arc{c.ids[prev], c.ids[to], by[x]})
		if from[x] < 0 {
			break
		}
		to = prev
	}
	var out []arc
	for _, l := range slices.Backward(rev) {
		if l.rel == "co" && len(out) > 0 && (out[len(out)-1].rel == "co" || out[len(out)-1].rel == "fr") {
			out[len(out)-1].to = l.to
			continue
		}
		out = append(out, l)
	}
	merged := out[:0]
	for _, l := range out {
		if l.from.Thread == l.to.Thread && l.from.Index < l.to.Index {
			l.rel = "po"
		}
		if n := len(merged); l.rel == "po" && n > 0 && merged[n-1].rel == "po" {
			merged[n-1].to = l.to
			continue
		}
		merged = append(merged, l)
	}
	return merged
}
